import { publishedProducts, publishedRate } from "@/lib/loans/published";

const product = (apr: string) => ({ amount: "Rp1 – 2 juta", apr, periods: "90 hari" });

test("without an upstream the table speaks", () => {
  expect(publishedProducts().kini).toMatchObject({ rate: 26, tenor: "90–180\u00a0hari" });
});

test("the upstream's figures are shown, a rate above the highest is not believed", () => {
  const published = publishedProducts({ products: { kini: product("0,25%"), cepat: product("3"), kawan: product("murah") } });
  expect(published.kini).toEqual({ limit: "Rp1 – 2 juta", rate: 25, tenor: "90 hari" });
  expect(published.cepat.rate).toBe(23);
  expect(published.kawan.rate).toBe(7);
});

test("a rate is a range up to the highest; words of its own stay, a rate beyond the highest is not shown", () => {
  expect(publishedRate("kini", "0.26")).toBe("0,26%–0,3%\u00a0/\u00a0hari");
  expect(publishedRate("kini", "")).toBe("0,26%–0,3%\u00a0/\u00a0hari");
  expect(publishedRate("kini", "0.3")).toBe("0,3%\u00a0/\u00a0hari");
  expect(publishedRate("kini", "0,23% – 0,26%")).toBe("0,23% – 0,26%\u00a0/\u00a0hari");
  expect(publishedRate("cepat", "99")).toBe("0,23%–0,3%\u00a0/\u00a0hari");
});
