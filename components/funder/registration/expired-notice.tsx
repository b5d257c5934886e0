import { ButtonLink } from "@/components/ui/button";
import { funderCopy } from "@/lib/content/funder";
import { routes } from "@/lib/routes";

const copy = funderCopy.refusal;

/**
 * In the place of the form where the service no longer takes its handle, before anything is typed or uploaded in vain.
 */
export function ExpiredNotice({ page }: { page: string }) {
  return (
    <section role="alert" className="mt-7 border-fg border-t-2 pt-6">
      <h2 className="text-h3">{copy.handleTitle}</h2>
      <p className="mt-2 mb-6 max-w-prose text-fg-soft">{copy.handle}</p>
      <ButtonLink href={`${routes.login}?next=${encodeURIComponent(page)}`}>{copy.login}</ButtonLink>
    </section>
  );
}
