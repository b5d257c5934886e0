import { Button } from "@/components/ui/button";
import { CopyableNumber } from "@/components/ui/copyable-number";
import { accountDeletion } from "@/lib/content/account-deletion";
import { receiptNumberIn } from "@/lib/format/receipt-number";

const copy = accountDeletion.done;

/** Step 3: it is done, and the number that proves it. */
export function DoneStep({ message, onFinish }: { message: string; onFinish: () => void }) {
  const receipt = receiptNumberIn(message);
  return (
    <div className="grid gap-5">
      <p className="text-balance text-fg-soft">{copy.text}</p>
      {receipt ? (
        <CopyableNumber number={receipt} copy={{ label: copy.receipt, copy: copy.copy, copied: copy.copied }} hint={copy.receiptHint} />
      ) : null}
      <Button size="hero" block onClick={onFinish}>
        {copy.submit}
      </Button>
    </div>
  );
}
