import { officialChannels, site } from "../content/site.ts";
import { parseSigningKey, type SignedDocument, type SigningKey, signDocument } from "../contract/signed-json.ts";

/** Signs while CHANNELS_SIGNING_KEY is unset. It is public, so it proves nothing: the list says `sample`. */
const SAMPLE_KEY = "MC4CAQAwBQYDK2VwBCIEIK0xKj0xJqJg5C2QKjh8D+F1Zcu9Dqmv21VhI0rP1VTn";

/** The key of the list, and whether it is the public sample. `key`: CHANNELS_SIGNING_KEY, already checked. */
export function channelKey(key: string | undefined): { key: SigningKey; isSample: boolean } {
  return { key: parseSigningKey(key ?? SAMPLE_KEY) as SigningKey, isSample: key === undefined };
}

export type ChannelEntry = { kind: "website" | "phone" | "whatsapp" | "email" | "app" | "social" | "account"; value: string; name: string };

export type ChannelList = { type: "kanal-resmi"; issuer: string; updated: string; sample: boolean; channels: ChannelEntry[] };

/** The official channels, one by one. */
export function channelEntries(siteUrl: string): ChannelEntry[] {
  const { phones, emails, domains, apps, socials, accounts } = officialChannels;
  const websites = [...new Set([new URL(siteUrl).host, ...domains])];
  return [
    ...websites.map((value) => ({ kind: "website", value, name: site.name }) as const),
    ...phones.flatMap(({ number, name, whatsapp }) => [
      { kind: "phone", value: number, name } as const,
      ...(whatsapp ? [{ kind: "whatsapp", value: number, name } as const] : []),
    ]),
    ...emails.map(({ address, name }) => ({ kind: "email", value: address, name }) as const),
    ...apps.map(({ id, store }) => ({ kind: "app", value: id, name: store }) as const),
    ...socials.map(({ name, href }) => ({ kind: "social", value: href, name }) as const),
    ...accounts.map(
      ({ bank, number, holder, prefix }) => ({ kind: "account", value: prefix ? `${number}…` : number, name: `${bank}, ${holder}` }) as const,
    ),
  ];
}

/** The list of official channels with its signature. */
export function signedChannelList(siteUrl: string, signingKey: string | undefined): SignedDocument<ChannelList> {
  const { key, isSample } = channelKey(signingKey);
  return signDocument(key, {
    type: "kanal-resmi",
    issuer: site.company,
    updated: officialChannels.updated,
    sample: isSample || site.hasSampleLicence,
    channels: channelEntries(siteUrl),
  });
}
