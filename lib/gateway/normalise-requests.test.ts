import { NO_PAGE, originForm } from "./normalise-requests.ts";

it.each([
  ["/login?a=b", "/login?a=b"],
  ["http://simpul.example/login", "/login"],
  ["https://simpul.example?a", "/?a"],
  ["http://simpul.example/a/../b", "/a/../b"],
  ["*", NO_PAGE],
  ["gopher://x/", NO_PAGE],
])("the request target %s becomes %s", (target, path) => expect(originForm(target)).toBe(path));
