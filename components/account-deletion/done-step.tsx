import { Button } from "@/components/ui/button";
import { CopyableNumber } from "@/components/ui/copyable-number";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { accountDeletion } from "@/lib/content/account-deletion";
import { receiptNumberIn } from "@/lib/format/receipt-number";
import { receiptFileHref, receiptHref } from "@/lib/routes";

const copy = accountDeletion.done;

type DoneStepProps = {
  /** The service's message, which may contain the number of the receipt. */
  message: string;
  /** Number of the signed receipt, where the service gave one. */
  signed: string | undefined;
  onFinish: () => void;
};

/** Step 3: it is done, and what proves it. */
export function DoneStep({ message, signed, onFinish }: DoneStepProps) {
  const receipt = signed ?? receiptNumberIn(message);
  return (
    <div className="grid gap-5">
      <p className="text-balance text-fg-soft">{copy.text}</p>
      {receipt ? (
        <CopyableNumber number={receipt} copy={{ label: copy.receipt, copy: copy.copy, copied: copy.copied }} hint={copy.receiptHint} />
      ) : null}
      {signed ? (
        <div className="grid gap-1">
          <p className="text-fg-soft">{copy.signed}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={receiptHref(signed)} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center font-bold">
              {copy.open}
              <VisuallyHidden> {copy.newTab}</VisuallyHidden>
            </a>
            <a href={receiptFileHref(signed)} download className="inline-flex min-h-11 items-center font-bold">
              {copy.json}
            </a>
          </p>
        </div>
      ) : null}
      <Button size="hero" block onClick={onFinish}>
        {copy.submit}
      </Button>
    </div>
  );
}
