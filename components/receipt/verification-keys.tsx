import { receiptPage } from "@/lib/content/receipt";
import { verificationCommands } from "@/lib/content/verification";
import type { VerificationKey } from "@/lib/contract/signed-document";

const { keys: copy, document } = receiptPage;
const block = "wrap-anywhere mt-1 whitespace-pre-wrap rounded-sm bg-bg-quiet p-4 text-small";

/** How to verify a receipt without this site: the public keys so far, and the commands. */
export function VerificationKeys({ number, keys }: { number: string; keys: readonly VerificationKey[] }) {
  return (
    <details className="mt-8 border-line border-y py-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold">{copy.heading}</summary>
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
