import { ChevronDown } from "lucide-react";
import { receiptPage } from "@/lib/content/receipt";
import { verificationCommands } from "@/lib/content/verification";
import type { VerificationKey } from "@/lib/contract/signed-json";

const { keys: copy, document } = receiptPage;
const block = "wrap-anywhere mt-1 whitespace-pre-wrap rounded-sm bg-bg-quiet p-4 text-small";

/** How to verify a receipt without this site: the public keys so far, and the commands. */
export function VerificationKeys({ number, keys }: { number: string; keys: readonly VerificationKey[] }) {
  return (
    <details className="group/fold mt-8 border-line border-y py-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-bold">
        {copy.heading}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4">
        <p>{copy.text}</p>
        <pre className={block}>{verificationCommands(`${number}.json`).join("\n")}</pre>
        {keys.map(({ keyId, publicKey }) => (
          <div key={keyId}>
            <p className="font-semibold">
              {document.keyId} {keyId}
            </p>
            <pre className={block}>{publicKey.trim()}</pre>
          </div>
        ))}
      </div>
    </details>
  );
}
