import { Copy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { accountDeletion } from "@/lib/content/account-deletion";
import { receiptNumberIn } from "@/lib/format/receipt-number";

const say = accountDeletion.done;

/** Step 3: it is done, and the number that proves it. */
export function DoneStep({ message, onFinish }: { message: string; onFinish: () => void }) {
  const receipt = receiptNumberIn(message);
  const copy = async () => {
    await navigator.clipboard.writeText(receipt ?? "");
    notify.success(say.copied);
  };
  return (
    <div className="grid gap-5">
      <p className="text-fg-soft">{say.text}</p>
      {receipt ? (
        <div className="border-fg border-t-2 pt-4">
          <p className="font-bold text-small">{say.receipt}</p>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <b className="text-[1.125rem] tabular-nums">{receipt}</b>
            <Button variant="text" size="compact" onClick={copy} aria-label={say.copy}>
              <Copy aria-hidden="true" className="size-5" />
            </Button>
          </p>
          <p className="text-fg-mute text-small">{say.receiptHint}</p>
        </div>
      ) : null}
      <Button size="hero" block onClick={onFinish}>
        {say.submit}
      </Button>
    </div>
  );
}
