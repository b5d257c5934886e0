const zone = "Asia/Jakarta";
const long = new Intl.DateTimeFormat("id-ID", { day: "numeric", month: "long", year: "numeric", timeZone: zone });
const short = new Intl.DateTimeFormat("id-ID", { day: "2-digit", month: "short", year: "numeric", timeZone: zone });

function formatted(format: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : format.format(date);
}

/** An ISO date as people read it in Jakarta: `31 Agustus 2025`; empty when it is no date. */
export function longDate(iso: string): string {
  return formatted(long, iso);
}

/** The short form for cards: `23 Agu 2025`; empty when it is no date. */
export function shortDate(iso: string): string {
  return formatted(short, iso);
}
