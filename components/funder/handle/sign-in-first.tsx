import { FinishedCloth } from "@/components/funder/finished-cloth";
import { RuledList } from "@/components/funder/ruled-list";
import { ButtonLink } from "@/components/ui/button";
import { noBreak } from "@/components/ui/no-break";
import { ownerCopy as copy } from "@/lib/content/funder-owner";
import { contact } from "@/lib/content/site";
import { routes } from "@/lib/routes";

type Props = {
  /** The reason to sign in, in one sentence. */
  text: string;
  /** Path to come back to. */
  page: string;
  /** What the page shows after that. */
  shows: readonly string[];
};

/** A page of the signed-in funder for a visitor who is not: why, the way in, what is found here, and whom to ask. */
export function SignInFirst({ text, page, shows }: Props) {
  return (
    <div className="max-w-200">
      <p role="status" className="mt-4 mb-6 max-w-prose text-fg-soft text-lead">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${routes.login}?next=${encodeURIComponent(page)}`}>{copy.signIn}</ButtonLink>
        <ButtonLink href={routes.register} variant="line">
          {copy.register}
        </ButtonLink>
      </div>
      <FinishedCloth />
      <RuledList title={copy.shows} items={shows} />
      <p className="mt-5 max-w-prose text-fg-soft">{noBreak(copy.ask(contact.phone, contact.email))}</p>
    </div>
  );
}
