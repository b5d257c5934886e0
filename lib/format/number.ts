/** Separates the thousands of a row of digits by points: `1234567` → `1.234.567`. Exact at any length. */
export function thousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(".");
}

/** A typed amount grouped by thousands, without leading zeros; a text that is not digits alone stays. */
export const groupedAmount = (text: string): string => (/^\d+$/.test(text) ? thousands(text.replace(/^0+(?=\d)/, "")) : text);

/**
 * Formats a number in Indonesian: `1234567.891` → `1.234.567,89` with at most two decimals, rounded half away from
 * zero. Trailing zeros are removed down to `minDecimals`. Not Intl: the first formatter of a page costs a slow phone up
 * to 90 ms (docs/performance.md).
 */
export function numberText(value: number, maxDecimals = 0, minDecimals = 0): string {
  const size = Math.abs(value);
  // Rounds the decimal notation: the binary value of 2.675 is slightly lower.
  const rounded = Math.round(Number(`${size}e${maxDecimals}`)) / 10 ** maxDecimals;
  const [whole, decimals = ""] = (Number.isNaN(rounded) ? size : rounded).toFixed(maxDecimals).split(".") as [string, string?];
  let fraction = decimals;
  while (fraction.length > minDecimals && fraction.endsWith("0")) fraction = fraction.slice(0, -1);
  const text = thousands(whole) + (fraction && `,${fraction}`);
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
