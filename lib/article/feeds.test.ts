import { escapeXml } from "@/lib/format/escape-xml";
import { jsonFeed, rssFeed } from "./feeds";

test("escapes titles", () => {
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
  expect(xml).toMatch(/<dc:creator>Redaksi Simpul<\/dc:creator><media:content url="https:\/\/simpul\.example\/[^"]+" medium="image"\/>/);
  expect(escapeXml("\u000b😀")).toBe("😀");
});

test("writes a JSON feed with its version, and each entry with id, text and dates", () => {
  const article = { id: "a", title: "A", description: "Ringkas", category: "Promo", postTime: "2025-08-14T02:00:00.000Z", coverUrl: "", topFlag: 0 };
  const feed = JSON.parse(
    jsonFeed("https://simpul.example", [
      { ...article, updateTime: "2025-09-01T02:00:00.000Z" },
      { ...article, id: "b" },
    ]),
  );
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", feed_url: "https://simpul.example/feed.json", language: "id" });
  const [changed, same] = feed.items.filter(({ tags }: { tags: string[] }) => tags.includes("Promo"));
  expect(changed).toMatchObject({
    id: "https://simpul.example/p2pLending?id=a",
    content_text: "Ringkas",
    date_published: "2025-08-14T02:00:00.000Z",
    authors: [{ name: "Redaksi Simpul", url: "https://simpul.example/tentangKami" }],
    image: expect.stringMatching(/^https:\/\/simpul\.example\/.+/),
    date_modified: "2025-09-01T02:00:00.000Z",
  });
  expect(same).not.toHaveProperty("date_modified");
});

test("lists changes of the rules by date", () => {
  const article = { id: "baru", title: "A", description: "x", category: "Promo", postTime: "2099-01-01T00:00:00.000Z", coverUrl: "", topFlag: 0 };
  const { items } = JSON.parse(jsonFeed("https://simpul.example", [article, { ...article, id: "lama", postTime: "2020-01-01T00:00:00.000Z" }]));
  const [newest, ...rest] = items.map(({ url }: { url: string }) => url.replace("https://simpul.example", ""));
  expect(newest).toBe("/p2pLending?id=baru");
  // Both texts may have changed on one day.
  expect(rest.slice(0, 2).sort()).toEqual(["/kebijakanPrivasi?name=Kebijakan", "/kebijakanPrivasi?name=Syarat"]);
  expect(rest[2]).toBe("/p2pLending?id=lama");
  expect(items[1].id).toMatch(/#\d{4}-\d{2}-\d{2}$/);
});

test("lists an article without date and category last, without either field", () => {
  const article = { id: "a", title: "A", description: "x", category: "", postTime: "", coverUrl: "", topFlag: 0 };
  const { items } = JSON.parse(jsonFeed("https://simpul.example", [article]));
  expect(items.at(-1)).toMatchObject({ url: "https://simpul.example/p2pLending?id=a", tags: [] });
  expect(items.at(-1)).not.toHaveProperty("date_published");
  const rss = rssFeed("https://simpul.example", [article]);
  expect(rss).not.toMatch(/Invalid Date|<category><\/category>/);
});
