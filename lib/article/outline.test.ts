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

test("reads no space into a sentence where only its looks change", () => {
  expect(textOf('<p>Sejak <data value="x">1 Januari</data>. Putusan: <strong>Salah</strong>.<br>Baca <a href="/b">ini</a>, lalu bayar</p>')).toBe(
    "Sejak 1 Januari. Putusan: Salah. Baca ini, lalu bayar",
  );
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

test("each cell of a table of three columns knows its column, so that phones can stack the rows", () => {
  const table = (head: string, row: string) =>
    withOutline(`<table><thead><tr>${head}</tr></thead><tbody><tr>${row}</tr></tbody></table>`, "Tabel").html;
  expect(
    table('<th>Berlaku</th><th class="num">Di "mikro"</th><th>Lain</th>', '<th scope="row">2024</th><td class="num">0,3%</td><td></td>'),
  ).toContain(
    '<tr><th scope="row" data-column="Berlaku">2024</th><td class="num" data-column="Di &quot;mikro&quot;">0,3%</td><td data-column="Lain"></td></tr>',
  );
  // Two columns fit a phone; a cell that spans columns has no one heading.
  expect(table("<th>Ke</th><th>Jumlah</th>", "<td>1</td><td>2</td>")).not.toContain("data-column");
  expect(table("<th>A</th><th>B</th><th>C</th>", '<td colspan="3">Catatan</td>')).not.toContain("data-column");
});

test("tables of one article have names of their own, and an empty heading is a plain cell", () => {
  const { html } = withOutline("<table><caption>Denda</caption><tr><th></th><td>1</td></tr></table><table></table><table></table>", "Tabel");
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(["Tabel: Denda", "Tabel", "Tabel (2)"]);
  expect(html).toContain("<tr><td></td><td>1</td></tr>");
});
