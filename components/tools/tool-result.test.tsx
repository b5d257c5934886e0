import { render, screen } from "@testing-library/react";
import { ToolResult } from "@/components/tools/tool-result";
import { toolsPage } from "@/lib/content/tools";

const spread = { dana: "10.000.000", pinjaman: "20", peluang: "2", hasil: "12" };
const isUnclear = (values: Partial<typeof spread>) => {
  const { unmount } = render(<ToolResult tool="sebaran-risiko" values={{ ...spread, ...values }} />);
  const unclear = screen.queryByText(toolsPage.unclear) !== null;
  unmount();
  return unclear;
};

test.each([{ pinjaman: "２０" }, { pinjaman: " 20 pinjaman" }, { pinjaman: "1.000" }, { peluang: "1,5" }, { peluang: "1.5 %" }, { hasil: "１２%" }])(
  "reads %j",
  (values) => {
    expect(isUnclear(values)).toBe(false);
  },
);

test.each([
  { pinjaman: "-3" },
  { pinjaman: "1,5" },
  { pinjaman: "3-4" },
  { pinjaman: "dua" },
  { peluang: "2 atau 3" },
  { peluang: "-1" },
  { hasil: "1.000,5" },
  { hasil: "" },
])("answers no other question than the typed one: %j", (values) => {
  expect(isUnclear(values)).toBe(true);
});
