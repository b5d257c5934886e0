import { ChevronDown } from "lucide-react";
import { authenticityPage } from "@/lib/content/authenticity";
import { verificationCommands } from "@/lib/content/verification";
import { channelListPath } from "@/lib/routes";

const copy = authenticityPage.signed;

type SignedListProps = {
  /** Absolute address of the site. */
  siteUrl: string;
  keyId: string;
  publicKey: string;
  /** Whether the public sample key signs. */
  isSample: boolean;
};

const block = "wrap-anywhere mt-1 whitespace-pre-wrap rounded-sm bg-bg-quiet p-4 text-small";

/** The signed list for other organisations: file, public key, and how to verify it. */
export function SignedList({ siteUrl, keyId, publicKey, isSample }: SignedListProps) {
  const commands = [`curl -sO ${siteUrl}${channelListPath}`, ...verificationCommands("kanal-resmi.json")];
  return (
    <details className="group/fold border-line border-y py-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between font-bold">
        {copy.heading}
        <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4">
        <p>{copy.text}</p>
        {isSample ? <p className="font-bold">{copy.sample}</p> : null}
        <p>
          <a href={channelListPath} className="inline-flex min-h-11 items-center font-bold">
            {copy.file}
          </a>
        </p>
        <div>
          <p className="font-semibold">
            {copy.key} <span className="font-normal text-fg-soft">({`${copy.keyId} ${keyId}`})</span>
          </p>
          <pre className={block}>{publicKey.trim()}</pre>
        </div>
        <div>
          <p className="font-semibold">{copy.how}</p>
          <pre className={block}>{commands.join("\n")}</pre>
          <p className="mt-2 text-fg-soft">{copy.good}</p>
        </div>
      </div>
    </details>
  );
}
