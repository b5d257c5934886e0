import { pageSession } from "./page-session.ts";
import type { SessionState } from "./session.ts";

const sessions: Record<string, SessionState> = {
  budi: { state: "live", user: { id: "h1", type: 0, validate: false, username: "Budi" } },
  sari: { state: "live", user: { id: "h2", type: 1, validate: true, username: "Sari" } },
  slow: { state: "unknown" },
};

const visit = (path: string, cookieHeader: string | null = null) =>
  pageSession({
    url: new URL(path, "http://localhost:3000"),
    cookieHeader,
    secure: false,
    lookUp: async (token) => sessions[token] ?? { state: "dead" },
  });

const names = (cookies: string[]) => cookies.map((cookie) => decodeURIComponent(cookie.split(";")[0] as string));

describe("a token in the address", () => {
  it("a token in the address opens a session, is removed from the URL and sets the notice", async () => {
    const { location, cookies } = await visit("/blog?value=Promo&UserLoginToken=budi&page=2");
    expect(location).toBe("/blog?value=Promo&page=2");
    expect(names(cookies)).toEqual(["UserLoginToken=budi", "SessionNotice=Budi", "SessionArrival=Budi"]);
  });

  it("removing a token from the address leaves the rest of the URL unchanged", async () => {
    const { location } = await visit("/blog?q=a%20b&x&UserLoginToken=budi&data=%7B%22id%22%3A%22h%22%7D&y=1,2&User%4CoginToken=sari");
    expect(location).toBe("/blog?q=a%20b&x&data=%7B%22id%22%3A%22h%22%7D&y=1,2");
  });

  it.each(["dead", "slow", "", "a%0Ab"])("an invalid token (%j) is only removed from the URL", async (token) => {
    expect(await visit(`/blog?UserLoginToken=${token}`)).toEqual({ location: "/blog", cookies: [] });
  });

  it("a token in the address never replaces a live session", async () => {
    const { location, cookies } = await visit("/blog?UserLoginToken=sari", "UserLoginToken=budi");
    expect(location).toBe("/blog");
    expect(names(cookies)).toEqual(["SessionNotice=Budi"]);
  });

  it("a token in the address does not replace a session that cannot be checked, but an ended one", async () => {
    expect((await visit("/blog?UserLoginToken=sari", "UserLoginToken=slow")).cookies).toEqual([]);
    expect(names((await visit("/blog?UserLoginToken=sari", "UserLoginToken=dead")).cookies)[0]).toBe("UserLoginToken=sari");
  });

  it("removing a token from the address never redirects to another host", async () => {
    const url = new URL("http://localhost:3000//elsewhere.test/?UserLoginToken=budi");
    const { location } = await pageSession({ url, cookieHeader: null, secure: false, lookUp: async () => ({ state: "dead" }) });
    expect(location).toBe("/elsewhere.test/");
  });
});

describe("a guest page", () => {
  it.each(["/login", "/register", "/accountSelect"])("%s sends a signed-in visitor home", async (path) => {
    expect(await visit(path, "UserLoginToken=budi")).toEqual({ location: "/halamandepan", cookies: [] });
  });

  it("a page for guests redirects a signed-in visitor to the requested page, on this site only", async () => {
    expect((await visit("/login?next=%2Fpendanna", "UserLoginToken=budi")).location).toBe("/pendanna");
    expect((await visit("/login?next=%2F%2Felsewhere.test", "UserLoginToken=budi")).location).toBe("/halamandepan");
  });

  it("a page for guests redirects a visitor with pending details to the form", async () => {
    expect((await visit("/login", "UserLoginToken=sari")).location).toBe("/registerCompany?data=%7B%22id%22%3A%22h2%22%7D");
  });

  it("a page for guests opens for signed-out visitors, and clears an ended session", async () => {
    expect(await visit("/login")).toEqual({ cookies: [] });
    expect(await visit("/login", "UserLoginToken=slow")).toEqual({ cookies: [] });
    const { location, cookies } = await visit("/login", "UserLoginToken=dead");
    expect([location, cookies.length, cookies[0]?.includes("Max-Age=0")]).toEqual([undefined, 1, true]);
  });
});
