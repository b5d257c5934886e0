import type { ArticleFile } from "./parse-article.ts";

const months = ["Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September", "Oktober", "November", "Desember"];

/** `2026-11-20` → `20 November 2026`. */
function dayText(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

/**
 * The end of an article, as Markdown: changes, sources and date of the review, as far as the front matter has them.
 */
export function editorialNote({ changes, sources, reviewed }: Pick<ArticleFile, "changes" | "sources" | "reviewed">): string {
  const parts = [
    ...(changes ? [`## Yang berubah\n\n${list(changes)}`] : []),
    ...(sources ? [`## Sumber\n\n${list(sources)}`] : []),
    ...(reviewed
      ? [
          `> [!catatan] Ditinjau ${dayText(reviewed)}\n> Ditulis Redaksi Simpul. Pada tanggal ini redaksi mencocokkan angka dan aturan dengan sumbernya dan menghitung ulang contohnya. Tulisan ini bukan nasihat hukum atau pajak; jika peraturannya berubah, kami mencatatnya di sini.`,
        ]
      : []),
  ];
  return parts.map((part) => `\n\n${part}\n`).join("");
}
