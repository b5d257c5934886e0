import { isSidewaysPhone } from "@/components/account-deletion/screen-shape";

function screenOf(window_: {
  innerWidth: number;
  innerHeight: number;
  outerWidth?: number;
  touch?: boolean;
  orientation?: string;
  screenHeight?: number;
}) {
  const { innerWidth, innerHeight, outerWidth = innerWidth, touch = false, orientation = "landscape-primary", screenHeight = 1080 } = window_;
  Object.assign(window, { innerWidth, innerHeight, outerWidth });
  Object.defineProperty(window, "screen", { configurable: true, value: { height: screenHeight, orientation: { type: orientation } } });
  Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: touch ? 5 : 0 });
  window.matchMedia = ((query: string) => ({ matches: query === "(pointer: fine)" && !touch })) as typeof window.matchMedia;
}

test.each([
  ["a phone sideways", { innerWidth: 844, innerHeight: 390, touch: true, screenHeight: 390 }, true],
  ["a small phone sideways", { innerWidth: 667, innerHeight: 375, touch: true, screenHeight: 375 }, true],
  ["a low touch window", { innerWidth: 844, innerHeight: 390, touch: true }, true],
  ["an upright phone", { innerWidth: 390, innerHeight: 844, touch: true, orientation: "portrait-primary", screenHeight: 844 }, false],
  [
    "an upright phone with its keyboard open",
    { innerWidth: 390, innerHeight: 330, touch: true, orientation: "portrait-primary", screenHeight: 844 },
    false,
  ],
  ["a tablet", { innerWidth: 1112, innerHeight: 834, touch: true, screenHeight: 834 }, false],
  ["a laptop", { innerWidth: 1366, innerHeight: 768 }, false],
  ["a laptop zoomed to 400 %", { innerWidth: 341, innerHeight: 192, outerWidth: 1366 }, false],
] as const)("the shape of the screen is recognised: %s", (_, sizes, sideways) => {
  screenOf(sizes);
  expect(isSidewaysPhone()).toBe(sideways);
});
