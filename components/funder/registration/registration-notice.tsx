import type { Registration } from "@/components/funder/handle/use-registration";
import { Button, ButtonLink } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { shownUser } from "@/lib/browser/session";
import { funderWords } from "@/lib/content/funder";
import { routes } from "@/lib/routes";

const words = funderWords.link;

function Notice({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section role="alert" className="mt-7 border-fg border-t-2 pt-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-2 mb-6 max-w-prose text-fg-soft">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

type Props = { registration: Registration; onRetry: () => void; onDropDraft: () => void };

/** What stands in the place of the form while, or because, there is no registration to finish. */
export function RegistrationNotice({ registration, onRetry, onDropDraft }: Props) {
  switch (registration.kind) {
    case "invalid":
      return (
        <Notice title={words.title} text={words.text}>
          <ButtonLink href={routes.login}>{words.login}</ButtonLink>
          <ButtonLink href={routes.register} variant="line">
            {words.register}
          </ButtonLink>
        </Notice>
      );
    case "done":
      return (
        <Notice title={words.done} text={registration.draftOf ? `${words.doneText} ${words.doneDraft}` : words.doneText}>
          <ButtonLink href={routes.home}>{words.home}</ButtonLink>
          {registration.draftOf ? (
            <Button variant="line" onClick={onDropDraft}>
              {funderWords.draft.drop}
            </Button>
          ) : null}
        </Notice>
      );
    case "accepted":
      return (
        <Notice title={words.accepted} text={words.acceptedText}>
          {shownUser() === undefined ? <ButtonLink href={routes.login}>{words.login}</ButtonLink> : null}
          <ButtonLink href={routes.home} variant="line">
            {words.home}
          </ButtonLink>
        </Notice>
      );
    case "failed":
      return (
        <Notice title={words.failed} text={registration.message}>
          <Button onClick={onRetry}>{words.retry}</Button>
        </Notice>
      );
    default:
      return (
        // As high as a window: the footer stays below when the form comes.
        <div className="min-h-dvh">
          <p className="flex items-center gap-3 text-fg-soft noscript:hidden">
            <Mark turning />
            {words.loading}
          </p>
          <noscript>
            <p className="mt-4 max-w-prose font-semibold">{words.noScript}</p>
          </noscript>
        </div>
      );
  }
}
