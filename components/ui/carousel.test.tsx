import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Carousel } from "@/components/ui/carousel";
import { CAROUSEL_AUTOPLAY_MS } from "@/lib/limits";

const WIDTH = 400;
const slides = ["Satu", "Dua", "Tiga"].map((text) => ({ id: text, content: <a href={`#${text}`}>{text}</a> }));

let reducedMotion = false;
/** Tells the observers whether the carousel is in the window. */
let report: (isIntersecting: boolean) => void;
const enterWindow = () => report(true);

beforeEach(() => {
  reducedMotion = false;
  sessionStorage.clear();
  window.matchMedia = ((media: string) => ({
    media,
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  report = (isIntersecting) => {
    for (const observer of observers) observer([{ isIntersecting }]);
  };
  window.IntersectionObserver = class {
    readonly #observer;
    constructor(observer: (entries: { isIntersecting: boolean }[]) => void) {
      this.#observer = observer;
    }
    observe() {
      observers.add(this.#observer);
    }
    disconnect() {
      observers.delete(this.#observer);
    }
  } as never;
  // Swiper measures; jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(WIDTH);
  document.head.innerHTML = `<style>.swiper-slide { box-sizing: border-box; width: ${WIDTH}px }</style>`;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

type Options = Partial<Parameters<typeof Carousel>[0]>;

async function open(options: Options = {}) {
  const view = render(<Carousel label="Sorotan" slides={slides} {...options} />);
  await act(async () => enterWindow());
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}

const group = () => screen.getByRole("group", { name: "Sorotan" });
const current = () => group().querySelector("[aria-current]")?.getAttribute("aria-label");
const press = (name: string) => fireEvent.click(within(group()).getByRole("button", { name }));
// jsdom's pointer events have no type.
const point = (name: string, pointerType: string) => fireEvent(group(), Object.assign(new MouseEvent(name, { bubbles: true }), { pointerType }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test("all slides are rendered, named and numbered before Swiper has loaded", () => {
  render(<Carousel label="Sorotan" slides={slides} />);
  expect(group()).toHaveAttribute("aria-roledescription", "galeri geser");
  for (const [index, text] of ["Satu", "Dua", "Tiga"].entries())
    expect(within(screen.getByRole("group", { name: `${index + 1} dari 3` })).getByText(text)).toBeInTheDocument();
  expect(within(group()).getAllByRole("button", { name: /^Slide / })).toHaveLength(3);
  // The keyboard can scroll the row.
  expect(group().querySelector("[tabindex='0']")).not.toBeNull();
});

test("slides keep the width of the style sheet once Swiper has measured them", async () => {
  await open();
  expect(current()).toBe("Slide 1");
  for (const slide of group().querySelectorAll<HTMLElement>(".swiper-slide")) expect(slide.style.width).toBe("");
});

test("a carousel moves on after three seconds, and waits for the end of each move", async () => {
  await open();
  await wait(CAROUSEL_AUTOPLAY_MS - 100);
  expect(current()).toBe("Slide 1");
  await wait(100);
  expect(current()).toBe("Slide 2");
  await wait(CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 2");
  fireEvent.transitionEnd(group().querySelector(".swiper-wrapper") as Element);
  await wait(CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 3");
});

test("a carousel stands still while it is out of view", async () => {
  await open();
  act(() => report(false));
  await wait(3 * CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 1");
  act(() => report(true));
  await wait(CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 2");
});

test("a carousel starts over after the last slide", async () => {
  await open();
  press("Slide 3");
  fireEvent.transitionEnd(group().querySelector(".swiper-wrapper") as Element);
  await wait(CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 1");
});

test.each([
  ["the mouse is inside", () => point("pointerover", "mouse"), () => point("pointerout", "mouse")],
  [
    "the focus is inside",
    () => act(() => screen.getByRole("button", { name: "Selanjutnya" }).focus()),
    () => act(() => (document.activeElement as HTMLElement).blur()),
  ],
  ["its button has stopped it", () => press("Hentikan putar otomatis"), () => press("Mulai putar otomatis")],
  ["the tab is hidden", () => setVisibility("hidden"), () => setVisibility("visible")],
])("a carousel stands still while %s", async (_, stop, go) => {
  await open();
  stop();
  await wait(3 * CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 1");
  go();
  await wait(CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 2");
});

function setVisibility(state: DocumentVisibilityState) {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange"));
}

test("a finger does not stop a carousel", async () => {
  await open();
  point("pointerover", "touch");
  await wait(CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 2");
});

test("a carousel does not move by itself under reduced motion, and moves at once with its buttons", async () => {
  reducedMotion = true;
  await open();
  await wait(3 * CAROUSEL_AUTOPLAY_MS);
  expect(current()).toBe("Slide 1");
  expect(screen.queryByRole("button", { name: /putar otomatis/ })).toBeNull();
  press("Selanjutnya");
  expect(current()).toBe("Slide 2");
  expect((group().querySelector(".swiper-wrapper") as HTMLElement).style.transitionDuration).toBe("0ms");
});

test("only the current slide can be reached, and changes are announced while the focus is inside", async () => {
  await open();
  const reachable = () => slides.filter(({ id }) => !screen.getByText(id).closest("[inert]")).map(({ id }) => id);
  expect(reachable()).toEqual(["Satu"]);
  const region = group().querySelector(".swiper-wrapper");
  expect(region).not.toHaveAttribute("aria-live");
  act(() => screen.getByRole("button", { name: "Selanjutnya" }).focus());
  expect(region).toHaveAttribute("aria-live", "polite");
  press("Selanjutnya");
  expect(reachable()).toEqual(["Dua"]);
});

test("a press before Swiper has loaded loads it and moves", async () => {
  render(<Carousel label="Sorotan" slides={slides} />);
  press("Slide 3");
  await wait(0);
  expect(current()).toBe("Slide 3");
});

test("a carousel opens at the slide that the tab remembers", async () => {
  const { unmount } = await open({ autoplay: false, persistAs: "home-hero" });
  press("Slide 2");
  unmount();
  await open({ autoplay: false, persistAs: "home-hero" });
  expect(current()).toBe("Slide 2");
});

test("a carousel shows the slide that the page asks for", async () => {
  const { rerender } = await open({ autoplay: false });
  rerender(<Carousel label="Sorotan" slides={slides} autoplay={false} show={2} />);
  expect(current()).toBe("Slide 3");
});

test("a carousel of one slide has neither controls nor a role", async () => {
  render(<Carousel label="Sorotan" slides={slides.slice(0, 1)} />);
  expect(screen.queryByRole("group")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
