import { fireEvent, render, screen } from "@testing-library/react";
import { SentData } from "@/components/funder/review/sent-data";
import { QueryProvider } from "@/components/ui/query-provider";
import { reviewCopy } from "@/lib/content/review";

test.each([
  ["ktp.jpg", true],
  ["ktp.pdf", false],
])("explains the size of a picture, which is another one than on the device: %s", async (name, explained) => {
  const documents = [{ field: "ktpPicUrl", url: "/api/common/file/ktp", name, size: 155_648 }];
  const body = { code: "0000", message: "", data: { receivedAt: "2026-11-25T02:00:00.000Z", fields: [], documents } };
  global.fetch = jest.fn(async () => ({ status: 200, headers: new Headers(), text: async () => JSON.stringify(body) })) as never;
  const { container } = render(<SentData type={0} />, { wrapper: QueryProvider });
  const details = container.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(await screen.findByText("152 KB")).toBeInTheDocument();
  expect(screen.queryByText(reviewCopy.sent.pictureSize) !== null).toBe(explained);
});
