import { readingMinutes, textOf, withOutline } from "./outline";

test("gives headings unique ids, in order", () => {
  const { html, headings } = withOutline(
    "<h2>Bunga &amp; biaya</h2><h3>Bunga, biaya!</h3><h2>Bunga biaya</h2><h2>Ringkasan <em>akhir</em></h2>",
    "Tabel",
  );
  expect(headings.map(({ id }) => id)).toEqual(["bunga-biaya", "bunga-biaya-2", "bunga-biaya-3", "ringkasan-akhir"]);
  expect(headings[0]).toEqual({ id: "bunga-biaya", text: "Bunga & biaya", level: 2 });
  expect(html).toContain('<h2 id="ringkasan-akhir" tabindex="-1">');
});

test("avoids ids that other parts of the page use", () => {
  const { headings } = withOutline("<h2>Konten</h2><h2>Bagikan</h2><h2>Terbaru!</h2><h2>Konten</h2>", "Tabel");
  expect(headings.map(({ id }) => id)).toEqual(["konten-2", "bagikan-2", "terbaru-2", "konten-3"]);
});

test("wraps tables in a scroll container that the keyboard reaches", () => {
  expect(withOutline("<table><tbody></tbody></table>", "Tabel").html).toBe(
    '<div class="frame" role="region" tabindex="0" aria-label="Tabel"><table><tbody></tbody></table></div>',
  );
});

test("computes the reading time from words, at least a minute", () => {
  expect(readingMinutes("<p>satu</p>")).toBe(1);
  expect(readingMinutes(`<p>${"kata ".repeat(600)}</p>`)).toBe(3);
  expect(textOf("<p>a</p><p>b</p>")).toBe("a b");
});

test("ignores empty headings", () => {
  const { html, headings } = withOutline("<h2></h2><h2>&nbsp;<br></h2><h3>Isi</h3>", "Tabel");
  expect(headings.map(({ text }) => text)).toEqual(["Isi"]);
  expect(html).not.toContain("<h2");
});

test("a heading that a link of the article names has that id in the outline too", () => {
  const { html, headings } = withOutline('<a href="#isi-bab-1">a</a><h2 id="isi-bab-1" dir="ltr">Bab</h2><h2>Isi bab 1</h2>', "Tabel");
  expect(headings.map(({ id }) => id)).toEqual(["isi-bab-1", "isi-bab-1-2"]);
  expect(html).toContain('<h2 id="isi-bab-1" tabindex="-1" dir="ltr">Bab</h2>');
});
