import { answerError, isTemporary, noResponseError } from "@/lib/api/api-error";

const envelope = (code: string, message = "Kata server.") => ({ code, message });

describe("answerError", () => {
  it("returns no error for 0000", () => {
    expect(answerError(200, envelope("0000"))).toBeUndefined();
  });

  it.each([
    [401, envelope("1401"), "unauthorized", "Anda tidak memiliki izin untuk mengakses."],
    [404, envelope("E404"), "not-found", "Sumber daya tidak ditemukan."],
    [404, envelope("1404", "Artikel tidak ditemukan."), "not-found", "Sumber daya tidak ditemukan."],
    [200, envelope("1404", "Artikel tidak ditemukan."), "not-found", "Artikel tidak ditemukan."],
    [422, envelope("1404", ""), "not-found", "Sumber daya tidak ditemukan."],
    [404, envelope("9999", "No such thing."), "not-found", "Sumber daya tidak ditemukan."],
    [300, envelope("9999"), "network", "Jaringan bermasalah, silakan coba lagi."],
    [408, envelope("E408"), "network", "Jaringan bermasalah, silakan coba lagi."],
    [502, envelope("E502"), "network", "Jaringan bermasalah, silakan coba lagi."],
    [504, envelope("E504"), "timeout", "Server sedang sibuk, silakan coba lagi nanti."],
    [504, undefined, "timeout", "Server sedang sibuk, silakan coba lagi nanti."],
    [200, undefined, "network", "Jaringan bermasalah, silakan coba lagi."],
    [200, envelope("9999", "Sedang dipelihara."), "business", "Sedang dipelihara."],
    [500, envelope("9999", "Sedang dipelihara."), "business", "Sedang dipelihara."],
    [403, envelope("4030", "Silakan masuk kembali."), "forbidden", "Silakan masuk kembali."],
  ])("an answer %d %j is an error of the kind %s", (status, body, kind, message) => {
    expect(answerError(status, body)).toMatchObject({ kind, message });
  });

  it("the digest of an error is one code without a response, else code and message of a business error", () => {
    expect(answerError(502, undefined)?.digest).toBe("E502");
    expect(noResponseError(new TypeError("failed")).digest).toBe("E502");
    expect(answerError(422, envelope("1999", "Sedang dipelihara."))?.digest).toBe("1999: Sedang dipelihara.");
    expect(answerError(422, envelope("NEXT_REDIRECT;replace;https://contoh.id;307;"))?.digest).toBeUndefined();
  });

  it.each([
    ["30", "Terlalu banyak permintaan. Coba lagi nanti. Tunggu 30 detik."],
    ["90", "Terlalu banyak permintaan. Coba lagi nanti. Tunggu sekitar 2 menit."],
    ["", "Terlalu banyak permintaan. Coba lagi nanti."],
    ["Sun, 06 Nov 1994 08:49:37 GMT", "Terlalu banyak permintaan. Coba lagi nanti."],
  ])("says how long to wait after too many calls: Retry-After %j", (retryAfter, message) => {
    const headers = new Headers({ "retry-after": retryAfter });
    for (const said of ["Terlalu banyak permintaan. Coba lagi nanti.", ""])
      for (const [status, code] of [
        [429, "E429"],
        [429, "9429"],
        [200, "1429"],
      ] as const)
        expect(answerError(status, envelope(code, said), headers)).toMatchObject({ kind: "business", message });
  });

  it("an error has the waiting time of Retry-After in seconds", () => {
    const waitOf = (header: string) => answerError(429, envelope("E429"), new Headers({ "retry-after": header }))?.retryAfterSeconds;
    expect(["30", "0", "-5", "Mon, 23 Nov 2026 00:00:00 GMT"].map(waitOf)).toEqual([30, undefined, undefined, undefined]);
  });
});

it("without a response, a timeout is a busy server and anything else a network failure", () => {
  const late = Object.assign(new Error("late"), { name: "TimeoutError" });
  expect(noResponseError(late)).toMatchObject({ code: "E504", message: "Server sedang sibuk, silakan coba lagi nanti." });
  expect(noResponseError(new TypeError("failed"))).toMatchObject({ code: "E502", message: "Jaringan bermasalah, silakan coba lagi." });
});

it("a failure of the service is temporary, a rejection of any status is not", () => {
  const passing = [noResponseError(undefined), answerError(429, envelope("9429")), answerError(500, envelope("E500")), answerError(503, undefined)];
  const refused = [
    answerError(401, envelope("1401")),
    answerError(200, envelope("1999")),
    answerError(404, envelope("1404")),
    answerError(403, envelope("4030")),
  ];
  expect([...passing, ...refused, new TypeError("x")].map(isTemporary)).toEqual([true, true, true, true, false, false, false, false, false]);
});
