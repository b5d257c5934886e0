import { cleanHtml } from "@/lib/article/clean-html";
import { withFigures } from "@/lib/article/figures";

const classes = { figureClass: "angka", signedFigureClass: "angka-tanda" };
const figure = (value: string, text: string) => `<data value="${value}">${text}</data>`;

test("the page computes the figures of an article for its day, whatever the upstream stored", () => {
  const stored = `<p>${figure("receipt kini 3000000 90 repaid", "Rp1")} dan ${figure("rule batas-mikro-pendek dated", "lama")}.</p>
<table><tbody><tr><td class="num">${figure("receipt kini 3000000 90 cost on 2024-06-01", "Rp2")}</td><td>${figure("receipt kini 3000000 90 repaid", "Rp1")}</td></tr></tbody></table>`;
  const { html, figures } = withFigures(cleanHtml(stored), "2026-11-26", classes);
  expect(html).not.toContain("<data");
  expect(html).toContain('<button type="button" class="angka" popovertarget="angka-1">Rp3.442.500</button> dan');
  expect(html).toContain(">0,275% per hari</button> (berlaku sejak 1 Januari 2025).");
  expect(html).toContain(">Rp270.000</button> <mark>aturan lama</mark>");
  // The same figure has one box.
  expect(figures.map(({ id, text }) => [id, text])).toEqual([
    ["angka-1", "Rp3.442.500"],
    ["angka-2", "0,275% per hari (berlaku sejak 1 Januari 2025)"],
    ["angka-3", "Rp270.000"],
  ]);
});

test("signs beside a figure stay on its line", () => {
  const repaid = figure("receipt kini 3000000 90 repaid", "Rp1");
  const { html } = withFigures(cleanHtml(`<p>Kembali (${repaid}), lalu ${repaid}. Selesai.</p>`), "2026-11-26", classes);
  const button = '<button type="button" class="angka-tanda" popovertarget="angka-1">Rp3.442.500</button>';
  expect(html).toBe(
    `<p>Kembali <span class="whitespace-nowrap">(${button}),</span> lalu <span class="whitespace-nowrap">${button}.</span> Selesai.</p>`,
  );
});

test("what the upstream wrote stays when a figure is unknown, and its value cannot leave the attribute", () => {
  const foreign = cleanHtml('<p><data value="temperature 3">31 °C</data> <data value="rule x&quot; onclick=&quot;alert(1)">a</data></p>');
  expect(withFigures(foreign, "2026-11-26", classes)).toEqual({ html: expect.stringMatching(/^<p>31 °C /), figures: [], drawn: [] });
  expect(withFigures(foreign, "2026-11-26", classes).html).not.toContain("onclick");
});
