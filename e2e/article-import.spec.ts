import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "./fixtures.ts";

/** The server that playwright.config.ts starts, with its separate folder of articles. */
const dataDir = ".data-e2e";
const port = Number(process.env.E2E_PORT || 3100);
const folder = path.join(dataDir, "articles");
const environment = {
  PORT: String(port),
  API_PORT: String(port + 1000),
  DATA_DIR: dataDir,
  ARTICLES_DIR: folder,
  DATABASE_URL: "",
  REVALIDATE_TOKEN: "penyegaran-halaman-untuk-uji-0123456789",
};

function runImport(over: Record<string, string> = {}, command: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["reference-api/import-content.ts", ...command], {
    env: { ...process.env, ...environment, ...over },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** As long as ids that other platforms derive from titles. */
const id = "uji-impor-sebuah-artikel-yang-nama-berkasnya-sepanjang-judul-yang-sesungguhnya";

/** Older than every other article, so that it is not on the first pages that other tests read. */
const article = (body: string) =>
  `---\ntitle: "Artikel untuk uji impor"\ndescription: "Terbit lewat impor."\ncategory: Event\ndate: 2024-01-02\n---\n${body}\n`;

test.describe.configure({ mode: "serial" });
test.skip(Boolean(process.env.E2E_BASE_URL), "needs the server that the tests start");
test.afterAll(() => {
  for (const name of [`${id}.md`, "uji-video.md"]) rmSync(path.join(folder, name), { force: true });
  runImport();
});

test("the holder of a preview link reads a draft, which is in no cache and which nobody else finds", async ({ page, request }) => {
  const file = path.join(folder, `${id}.md`);
  writeFileSync(file, article("Kalimat naskah.").replace("---\n", "---\ndraft: true\n"));
  const [link = ""] = runImport({ SITE_URL: `http://127.0.0.1:${port}` }, ["preview", id]).stdout.split("\n");
  const shown = await page.goto(link);
  expect([shown?.status(), shown?.headers()["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
  await expect(page.getByText("Kalimat naskah.")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Pratinjau naskah" })).toContainText("Naskah ini belum tentu terbit.");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow, noarchive");
  writeFileSync(file, article("Kalimat naskah yang baru.").replace("---\n", "---\ndraft: true\n"));
  await page.reload();
  await expect(page.getByText("Kalimat naskah yang baru.")).toBeVisible();
  expect((await request.get(link.replace(/.$/, (last) => (last === "0" ? "1" : "0")))).status()).toBe(404);
  runImport();
  for (const address of [`/p2pLending?id=${id}`, `/pratinjau/${id}`]) expect((await request.get(address)).status(), address).toBe(404);
  for (const address of ["/blog?value=Event", "/feed.xml", "/sitemap/artikel-1.xml"])
    expect(await (await request.get(address)).text(), address).not.toContain(id);
  rmSync(file);
});

test("a new or changed article shows at once, a removed one is gone", async ({ request }) => {
  const url = `/p2pLending?id=${id}`;
  const file = path.join(folder, `${id}.md`);
  expect((await request.get(url)).status()).toBe(404);

  writeFileSync(file, article("Kalimat pertama."));
  expect(runImport()).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      `^articles added: ${id}\narticles: 1 added, 0 changed, 0 removed, \\d+ unchanged\n[^]*\nThe pages show it now\\.\n$`,
    ),
    stderr: "",
  });
  expect(await (await request.get(url)).text()).toContain("Kalimat pertama.");

  writeFileSync(file, article("Kalimat kedua."));
  expect(runImport().stdout).toContain(`articles changed: ${id}\n`);
  const changed = await (await request.get(url)).text();
  expect(changed).toContain("Kalimat kedua.");
  expect(changed).not.toContain("Kalimat pertama.");
  for (const picture of [`/sampul/bagikan/${id}.png`, `/sampul/Event/${id}.svg`]) expect((await request.get(picture)).status()).toBe(200);

  const again = runImport().stdout;
  expect(again).toMatch(/^articles: 0 added, 0 changed, 0 removed, \d+ unchanged\n/);
  expect(again).not.toContain("The pages show");

  rmSync(file);
  expect(runImport().stdout).toContain(`articles removed: ${id}\n`);
  expect((await request.get(url)).status()).toBe(404);
  // Pages rendered after the build stay in memory, so the next start cannot show the article again.
  expect(globSync(`.next/server/**/artikel/${id}.*`)).toEqual([]);
});

test("the import rejects bad front matter with file, line and reason", async () => {
  const file = path.join(folder, "cara-mengadu.md");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, before.replace("category: Kepatuhan OJK", "category: Salah"));
  const refused = runImport();
  writeFileSync(file, before);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/cara-mengadu\.md:4 category/);
});

test("a video is loaded from its site only after a tap", async ({ page, axe, baseURL }) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Pemutar</title>" });
    },
  );
  writeFileSync(path.join(folder, "uji-video.md"), article("Tonton dulu.\n\nVideo: [Kelas kas](https://www.youtube-nocookie.com/embed/aB3-_efghij)"));
  runImport();
  await page.goto("/p2pLending?id=uji-video");
  const cover = page.getByRole("link", { name: "Putar video dari YouTube Kelas kas" });
  await expect(cover).toHaveAttribute("href", "https://www.youtube.com/watch?v=aB3-_efghij");
  await axe();
  expect(elsewhere).toEqual([]);
  await cover.click();
  await expect(page.locator("iframe")).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/aB3-_efghij?autoplay=1");
  await expect(page.locator("iframe")).toBeFocused();
  await expect.poll(() => elsewhere).toEqual(["https://www.youtube-nocookie.com/embed/aB3-_efghij?autoplay=1"]);
});
