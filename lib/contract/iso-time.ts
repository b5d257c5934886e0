/** ISO 8601, also with a space instead of the T, as the platform writes it. */
const MOMENT = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,3})\d*)?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Normalises a platform's time to `2025-08-05T03:00:00.000Z`, because browsers parse other forms differently. A time
 * without a zone is Jakarta's. Empty for anything else.
 */
export function isoTime(text: string): string {
  const [, year, month, day, hour = "00", minute = "00", second = "00", fraction = "0", zone = "+07"] = MOMENT.exec(text.trim()) ?? [];
  const offset = /^z$/i.test(zone) ? "Z" : `${zone.slice(0, 3)}:${zone.slice(3).replace(":", "") || "00"}`;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, "0")}${offset}`);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
