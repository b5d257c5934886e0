/** A rate as the upstream sends it (`97.84`, `97,84%`) as people read it: `97,84%`. Anything else is left as it is. */
export function rateText(value: string): string {
  const match = /^\s*(\d+)(?:[.,](\d+))?\s*%?\s*$/.exec(value);
  return match ? `${match[1]}${match[2] ? `,${match[2]}` : ""}%` : value.trim();
}
