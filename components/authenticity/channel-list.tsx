import { noBreak } from "@/components/ui/no-break";
import { authenticityPage } from "@/lib/content/authenticity";
import { officialChannels } from "@/lib/content/site";
import { longDate } from "@/lib/format/date";
import type { ChannelEntry } from "@/lib/official-channels/signed-list";

const copy = authenticityPage.list;
const kinds = Object.keys(copy.kinds) as (keyof typeof copy.kinds)[];

function Value({ kind, value }: ChannelEntry) {
  if (kind === "email") return <a href={`mailto:${value}`}>{value}</a>;
  if (kind === "phone") return <a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>;
  return <>{value.replace(/^https:\/\/(?:www\.)?/, "")}</>;
}

/** The day of the list. */
export function ChannelListLead() {
  return <p className="mt-3 text-fg-soft">{noBreak(copy.lead(longDate(officialChannels.updated)))}</p>;
}

/** Every official channel, by kind. */
export function ChannelList({ channels }: { channels: readonly ChannelEntry[] }) {
  return (
    <div>
      <dl className="border-fg border-t-2">
        {kinds.map((kind) => {
          const entries = channels.filter((channel) => channel.kind === kind);
          if (entries.length === 0) return null;
          return (
            <div key={kind} className="grid gap-1 border-line border-b py-4 md:grid-cols-[10rem_1fr]">
              <dt className="text-fg-soft">{copy.kinds[kind]}</dt>
              <dd>
                <ul className="grid gap-2">
                  {entries.map((entry) => (
                    <li key={entry.value} className="wrap-anywhere">
                      <b>
                        <Value {...entry} />
                      </b>{" "}
                      <span className="block text-fg-soft text-small">{entry.name}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
      {officialChannels.phones.some(({ whatsapp }) => whatsapp) ? null : <p className="mt-4 font-semibold">{copy.noWhatsapp}</p>}
    </div>
  );
}
