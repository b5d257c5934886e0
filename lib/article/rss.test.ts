import { escapeXml, rssFeed } from "./rss";

test("titles cannot break the document", () => {
  const xml = rssFeed("https://simpul.example", [
    {
      id: "a",
      title: 'A & B <i>"x"</i>\u0000',
      description: "]]>",
      category: "Promo",
      postTime: "2025-08-14T02:00:00.000Z",
      coverUrl: "",
      topFlag: 0,
    },
  ]);
  expect(xml).toContain("<title>A &amp; B &lt;i&gt;&quot;x&quot;&lt;/i&gt;</title>");
  expect(xml).toContain("<link>https://simpul.example/p2pLending?id=a</link>");
  expect(xml).toContain("<pubDate>Thu, 14 Aug 2025 02:00:00 GMT</pubDate>");
  expect(escapeXml("\u000b😀")).toBe("😀");
});
