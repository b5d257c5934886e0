/** Browsers and systems by how they call themselves; the first that fits, because most name others too. */
const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOP(?:R|T|X)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["UC Browser", /\bUCBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;
const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

const READ_CHARS = 400;

/** Browser and system in a User-Agent, such as "Chrome, Android"; undefined when neither is known. */
export function deviceName(userAgent: string | null): string | undefined {
  const text = (userAgent ?? "").slice(0, READ_CHARS);
  const names = [browsers, systems].flatMap((list) => list.find(([, sign]) => sign.test(text))?.[0] ?? []);
  return names.length > 0 ? names.join(", ") : undefined;
}
