import { Link } from "@/components/ui/link";
import { authCopy } from "@/lib/content/auth";
import { routes } from "@/lib/routes";

/** The one link of the bar of account pages. */
export function HelpLink() {
  return (
    <Link href={routes.help} className="inline-flex min-h-11 items-center font-bold">
      {authCopy.help}
    </Link>
  );
}
