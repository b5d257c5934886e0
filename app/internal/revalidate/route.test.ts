import { revalidateTag } from "next/cache";
import { parseWebEnv } from "@/lib/env";
import { POST } from "./route";

const token = "rahasia-penyegaran-halaman-0123456789";
const settings = { token: token as string | undefined };

jest.mock("next/cache", () => ({ revalidateTag: jest.fn(), unstable_cache: jest.fn() }));
jest.mock("../../../lib/env", () => ({
  ...jest.requireActual("../../../lib/env"),
  webEnv: () => ({ REVALIDATE_TOKEN: settings.token }),
}));

const ask = (query: string, authorization?: string) =>
  POST(new Request(`http://localhost/internal/revalidate${query}`, { method: "POST", ...(authorization ? { headers: { authorization } } : {}) }))
    .status;

describe("revalidation", () => {
  beforeEach(() => {
    settings.token = token;
    jest.mocked(revalidateTag).mockClear();
  });

  it("a revalidation expires the given tags", () => {
    expect(ask("?tag=site&tag=blog", `Bearer ${token}`)).toBe(204);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ["site", { expire: 0 }],
      ["blog", { expire: 0 }],
    ]);
  });

  it("a revalidation is 404 without the token, with another, or if none is set", () => {
    expect(ask("?tag=site")).toBe(404);
    expect(ask("?tag=site", `Bearer ${token}x`)).toBe(404);
    expect(ask("?tag=site", token)).toBe(404);
    settings.token = undefined;
    expect(ask("?tag=site", "Bearer undefined")).toBe(404);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it("a revalidation of unknown tags is refused", () => {
    expect(ask("", `Bearer ${token}`)).toBe(400);
    expect(ask("?tag=site&tag=lain", `Bearer ${token}`)).toBe(400);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it("the token of revalidations must be long", () => {
    expect(() => parseWebEnv({ REVALIDATE_TOKEN: "pendek" })).toThrow(/^Bad configuration: REVALIDATE_TOKEN must have at least 32 characters$/);
  });
});
