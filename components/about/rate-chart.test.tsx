import { render } from "@testing-library/react";
import { RateChart } from "@/components/about/rate-chart";

const month = (asOf: string, late: number) => ({ asOf, outstanding: 100, late: { day0: late, day30: late, day60: late, day90: late } });

test("a higher rate is higher in the chart, at the height of its line", () => {
  const { container } = render(<RateChart days={90} months={[month("2026-08-31", 4), month("2026-09-30", 2), month("2026-10-31", 3)]} />);
  const heights = container
    .querySelector("polyline")
    ?.getAttribute("points")
    ?.split(" ")
    .map((point) => Number(point.split(",")[1]));
  // From 96 per cent below to 98 above, in a picture of 240.
  expect(heights).toEqual([240, 0, 120]);
  expect([...container.querySelectorAll("span.rounded-full")].map((point) => (point as HTMLElement).style.top)).toEqual(["100%", "0%", "50%"]);
});
