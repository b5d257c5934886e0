import { ButtonLink } from "@/components/ui/button";
import { funderCopy } from "@/lib/content/funder";
import { routes } from "@/lib/routes";

const copy = funderCopy.refusal;

/** Replaces the form once the service refuses its handle, so that a form that cannot be sent is not filled in. */
export function ExpiredNotice({ page }: { page: string }) {
  return (
    <section role="alert" className="mt-7 border-fg border-t-2 pt-6">
      <h2 className="text-h3">{copy.handleTitle}</h2>
      <p className="mt-2 mb-6 max-w-prose text-fg-soft">{copy.handle}</p>
      <ButtonLink href={`${routes.login}?next=${encodeURIComponent(page)}`}>{copy.login}</ButtonLink>
    </section>
  );
}
