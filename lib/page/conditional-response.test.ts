import { conditionalResponse } from "./conditional-response";

const answer = (known?: string, body: string | ArrayBuffer = "<svg/>") =>
  conditionalResponse(new Request("http://simpul.example/", { headers: known ? { "if-none-match": known } : {} }), body, {
    "cache-control": "public",
  });

it("names its body, and leaves it out for a reader who has it", async () => {
  const whole = answer();
  const etag = whole.headers.get("etag") as string;
  expect([whole.status, await whole.text()]).toEqual([200, "<svg/>"]);
  const known = answer(`"other", ${etag}`);
  expect([known.status, await known.text(), known.headers.get("etag"), known.headers.get("cache-control")]).toEqual([304, "", etag, "public"]);
});

it("gives other bytes another name", () => {
  const etag = answer(undefined, new Uint8Array([1]).buffer).headers.get("etag") as string;
  expect(answer(etag, new Uint8Array([2]).buffer).status).toBe(200);
  expect(answer(etag, new Uint8Array([1]).buffer).status).toBe(304);
});
