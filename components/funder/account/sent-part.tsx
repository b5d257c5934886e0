import { AccountPart } from "@/components/funder/account/account-part";
import { accountCopy } from "@/lib/content/account";
import type { SentMessage } from "@/lib/contract/account";
import { longMoment } from "@/lib/format/date";

const copy = accountCopy.sent;
const head = "py-2 pr-4 text-left font-semibold text-fg-mute text-small";
const cell = "md:py-2.5 md:pr-4 md:align-top";

/** What was sent to the account's contacts and when, without texts. On phones each message is a block. */
export function SentPart({ sent }: { sent: readonly SentMessage[] }) {
  return (
    <AccountPart id="pesan" title={copy.title} text={copy.text}>
      {sent.length === 0 ? (
        <p className="mt-4">{copy.none}</p>
      ) : (
        <table aria-labelledby="pesan" className="mt-4 w-full border-line border-t max-md:block">
          <thead className="max-md:sr-only">
            <tr className="border-line border-b">
              {Object.values(copy.columns).map((name) => (
                <th key={name} scope="col" className={head}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {sent.map(({ at, kind, channel, masked, status }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and are replaced as a whole
              <tr key={index} className="border-line border-b max-md:grid max-md:py-2.5">
                <td className={`${cell} text-fg-soft tabular-nums max-md:text-small`}>{longMoment(at)}</td>
                <td className={`${cell} font-semibold`}>{copy.kinds[kind]}</td>
                <td className={`${cell} wrap-anywhere`}>{masked || accountCopy.contacts.labels[channel]}</td>
                <td className={`${cell} ${status === "failed" ? "text-danger-strong" : "text-fg-soft"}`}>{copy.states[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </AccountPart>
  );
}
