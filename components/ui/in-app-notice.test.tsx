import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InAppNotice } from "@/components/ui/in-app-notice";
import { takeNotices } from "@/components/ui/toaster";
import { inAppCopy } from "@/lib/content/in-app";

const ANDROID = "Mozilla/5.0 (Linux; Android 10; SM-A105F; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15";
const link = () => "https://simpul.example/registerPersonal";

function open(userAgent: string) {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  return render(<InAppNotice text={inAppCopy.upload} link={link} />);
}

test("inside an app of Android a link opens the page in the phone's browser", () => {
  open(`${ANDROID} WhatsApp/2.24.1.78`);
  expect(screen.getByRole("complementary", { name: "Halaman ini terbuka di dalam aplikasi WhatsApp." })).toHaveTextContent(inAppCopy.upload);
  expect(screen.getByRole("link", { name: inAppCopy.open })).toHaveAttribute(
    "href",
    expect.stringMatching(/^intent:\/\/simpul\.example\/registerPersonal#Intent;scheme=https;/),
  );
});

test("on an iPhone it says which menu leads out; the address can be copied", async () => {
  const user = userEvent.setup();
  open(`${IPHONE} [FBAN/FBIOS;FBAV/443.0.0.36.111]`);
  expect(screen.getByText(inAppCopy.iphone)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
  await user.click(screen.getByRole("button", { name: inAppCopy.copy }));
  expect(await navigator.clipboard.readText()).toBe(link());
  expect(takeNotices().map(({ kind }) => kind)).toEqual(["success"]);
});

test("a browser shows nothing", () => {
  expect(open("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36").container).toBeEmptyDOMElement();
});
