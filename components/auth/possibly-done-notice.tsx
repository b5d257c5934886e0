import { Link } from "@/components/ui/link";
import { loginCopy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

/**
 * For a refusal whose cause may be an earlier request that succeeded while its response was lost. Only signing in can
 * tell.
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
