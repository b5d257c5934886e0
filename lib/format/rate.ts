/** Formats an upstream's rate (`97.84`, `97,84%`) as `97,84%`; returns anything else unchanged. */
export function rateText(value: string): string {
  const match = /^(\d+)(?:[.,](\d+))?(?:\s*%)?$/.exec(value.trim());
  return match ? `${match[1]}${match[2] ? `,${match[2]}` : ""}%` : value.trim();
}
