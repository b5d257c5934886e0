import { numberText } from "./number.ts";

const NBSP = "\u00a0";

/** Whole rupiah, without a space as Indonesian spelling requires: `Rp2.700.000`, negative `−Rp300.000`. */
export function rupiah(value: number): string {
  const amount = `Rp${numberText(Math.abs(value))}`;
  return value < 0 ? `\u2212${amount}` : amount;
}

const scales = [
  [1_000_000_000_000, "triliun"],
  [1_000_000_000, "miliar"],
  [1_000_000, "juta"],
  [1_000, "ribu"],
] as const;

/** From this share on, rounding to two decimals reaches the next scale: Rp999,996 juta is Rp1 miliar. */
const ROUNDED_UP = 1 - 0.005 / 1_000;

function scaled(value: number): { figure: string; word: string } {
  for (const [size, word] of scales) if (value >= size * ROUNDED_UP) return { figure: numberText(value / size, 2), word };
  return { figure: numberText(value), word: "" };
}

/** Rupiah with a scale: `Rp1,42 triliun`, `Rp500 ribu`. */
export function rupiahShort(value: number): string {
  const { figure, word } = scaled(value);
  return `Rp${figure}${word ? NBSP + word : ""}`;
}

/** A range of rupiah; a shared scale appears once: `Rp2,8 – 50 juta`, `Rp500 ribu – 15 juta`. */
export function rupiahRange(from: number, to: number): string {
  const low = scaled(from);
  const high = scaled(to);
  const first = low.word === high.word || !low.word ? low.figure : low.figure + NBSP + low.word;
  return `Rp${first}${NBSP}\u2013 ${high.figure}${high.word ? NBSP + high.word : ""}`;
}

/** Hundredths of a per cent as a percentage: `26` → `0,26%`. */
export function ratePercent(hundredths: number): string {
  return `${numberText(hundredths / 100, 2)}%`;
}
