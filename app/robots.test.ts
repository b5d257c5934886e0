import { metadata as account } from "./(account)/layout";
import { metadata as register } from "./(account)/register/page";
import robots from "./robots";

test("robots.txt disallows only /api/, so that search engines can read the noindex of account pages", () => {
  expect(robots().rules).toEqual({ userAgent: "*", allow: "/", disallow: "/api/" });
});

test("of the account pages only the registration is to be found, with a preview", () => {
  expect(account.robots).toEqual({ index: false });
  expect(register).toMatchObject({ robots: { index: true }, alternates: { canonical: "/register" } });
  expect(register.openGraph).toMatchObject({ title: "Daftar pemberi dana", url: "/register" });
});
