/** Whether one character was replaced, added, left out or swapped with its neighbour. Equal texts are not one apart. */
export function isOneApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Characters that look like others: digits for letters, and Cyrillic and Greek letters. */
const LOOKS_LIKE: Record<string, string> = {
  "0": "o",
  "1": "l",
  i: "l",
  "|": "l",
  "3": "e",
  "5": "s",
  $: "s",
  "4": "a",
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "l",
  ѕ: "s",
  ԁ: "d",
  м: "m",
  п: "n",
  и: "u",
  ι: "l",
  ο: "o",
  ρ: "p",
  ѵ: "v",
  ӏ: "l",
};

/** A text in which similar characters are equal: `S1MPUL`, `sіmpul` (Cyrillic і) and `sirnpul` become one. */
export function lookOf(text: string): string {
  return [...text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** A word with the letters that its digits and foreign letters look like; an l among those is read as an i. */
export const latinOf = (word: string): string =>
  [...word.toLowerCase()].map((letter) => (letter === "i" ? letter : LOOKS_LIKE[letter]?.replace("l", "i")) ?? letter).join("");
