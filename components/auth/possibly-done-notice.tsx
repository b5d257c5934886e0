import { Link } from "@/components/ui/link";
import { loginCopy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

/**
 * For a refusal that may be due to an earlier request that succeeded although its response was lost: only a sign-in can
 * show it.
 */
export function PossiblyDoneNotice({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-sm bg-warning-bg px-5 py-4 text-warning">
      {text}{" "}
      <Link href={routes.login} className="text-inherit!">
        {loginCopy.title}
      </Link>
    </p>
  );
}
