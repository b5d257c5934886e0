import { Link } from "@/components/ui/link";
import { loginWords } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

/** Said when a refusal may come from an earlier sending that was carried out while its answer was lost: only a sign-in tells. */
export function PossiblyDoneNotice({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-sm bg-warning-bg px-5 py-4 text-warning">
      {text}{" "}
      <Link href={routes.login} className="text-inherit!">
        {loginWords.title}
      </Link>
    </p>
  );
}
