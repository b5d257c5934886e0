import { jobs } from "@/lib/content/careers";
import { blogPosting, breadcrumbs, faqPage, jobPosting, organization, scriptJson, website } from "@/lib/seo/structured-data";

const origin = "https://simpul.example";

test("escapes text that would end the script element", () => {
  const json = scriptJson(faqPage([{ id: "x", question: "</script><script>alert(1)</script>", answer: ["\u2028"] }]));
  expect(json).not.toContain("<");
  expect(JSON.parse(json).mainEntity[0].name).toBe("</script><script>alert(1)</script>");
});

test("writes absolute URLs, and breadcrumbs from the home page", () => {
  expect(breadcrumbs(origin, [{ name: "Bantuan", path: "/bantuan" }])).toMatchObject({
    itemListElement: [
      { position: 1, item: `${origin}/halamandepan` },
      { position: 2, item: `${origin}/bantuan` },
    ],
  });
  expect(organization(origin)).toMatchObject({ url: `${origin}/halamandepan` });
});

test("describes the site search", () => {
  expect(website(origin)).toMatchObject({ "@type": "WebSite", potentialAction: { target: { urlTemplate: `${origin}/blog?q={kata}` } } });
});

test("ends a job opening at midnight in Jakarta", () => {
  for (const job of jobs) expect(jobPosting(origin, job)).toMatchObject({ validThrough: "2023-10-16T23:59:59+07:00" });
});

test("an article says when it was changed, or else when it was written", () => {
  const article = { title: "a", description: "", category: "", postTime: "2026-11-18", path: "/p2pLending?id=a", picture: "/a.png" };
  expect(blogPosting(origin, { ...article, updateTime: "2026-11-20" })).toMatchObject({ datePublished: "2026-11-18", dateModified: "2026-11-20" });
  expect(blogPosting(origin, article)).toMatchObject({ datePublished: "2026-11-18", dateModified: "2026-11-18" });
});
