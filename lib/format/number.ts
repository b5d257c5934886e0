/**
 * A number as Indonesians write it: full stops between thousands, a comma before decimals, rounded half away from zero: `1234567.891` →
 * `1.234.567,89` with at most two decimals. Trailing zeros go, down to the `least` decimals. Not the browser's own formatter: the first
 * one of a page costs a slow phone up to 90 ms (docs/performance.md).
 */
export function numberText(value: number, most = 0, least = 0): string {
  const size = Math.abs(value);
  // Rounded as it is written, not as it is stored: 2,675 is a little less in the machine.
  const rounded = Math.round(Number(`${size}e${most}`)) / 10 ** most;
  const [whole, decimals = ""] = (Number.isNaN(rounded) ? size : rounded).toFixed(most).split(".") as [string, string?];
  let kept = decimals;
  while (kept.length > least && kept.endsWith("0")) kept = kept.slice(0, -1);
  const text = whole.replace(/\B(?=(?:\d{3})+$)/g, ".") + (kept && `,${kept}`);
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
