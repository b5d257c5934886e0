import { accountDeletion } from "../content/account-deletion.ts";
import { accountSelectCopy, forgotCopy, loginCopy } from "../content/auth.ts";
import { blogCopy } from "../content/blog.ts";
import { jobs } from "../content/careers.ts";
import { glossaryPage } from "../content/glossary.ts";
import { helpPage } from "../content/help.ts";
import { homeEvents } from "../content/home.ts";
import { receiptPage } from "../content/receipt.ts";
import { shareKit } from "../content/share-kit.ts";
import { toolNames, tools, toolsPage } from "../content/tools.ts";

/** What a drawn preview shows: a title, the kind of page, and batik art chosen by `id` and `family`. */
type PagePicture = { id: string; title: string; category: string; family: string };

const single = {
  bantuan: { title: helpPage.title, category: "Bantuan", family: "Event" },
  istilah: { title: glossaryPage.title, category: "Istilah", family: "Kepatuhan OJK" },
  alat: { title: toolsPage.title, category: "Hitung sendiri", family: "Fitur Solusi" },
  blog: { title: blogCopy.heading, category: blogCopy.title, family: "Bisnis" },
  "hapus-akun": { title: accountDeletion.title, category: "Akun aplikasi", family: "Kepatuhan OJK" },
  verifikasi: { title: receiptPage.title, category: "Bukti penghapusan", family: "Kepatuhan OJK" },
  "alat-berbagi": { title: shareKit.title, category: "Untuk tim dan mitra", family: "Promo" },
  masuk: { title: loginCopy.title, category: "Akun", family: "Fitur Solusi" },
  "pilih-akun": { title: accountSelectCopy.title, category: "Akun", family: "Promo" },
  "lupa-sandi": { title: forgotCopy.title, category: "Akun", family: "Finansial" },
} satisfies Record<string, Omit<PagePicture, "id">>;

/** Single pages with a share preview of their own, by the name of its file. */
export const pagePictures: Readonly<Record<string, PagePicture>> = Object.fromEntries([
  ...Object.entries(single).map(([id, picture]) => [`halaman-${id}`, { id, ...picture }]),
  ...jobs.map(({ id, position }) => [`lowongan-${id}`, { id, title: position, category: "Lowongan kerja", family: "Bisnis" }]),
  ...homeEvents.map(({ id, title }) => [`kegiatan-${id}`, { id, title, category: "Kegiatan", family: "Event" }]),
  ...toolNames.map((name) => [`alat-${name}`, { id: name, title: tools[name].title, category: "Alat hitung", family: "Finansial" }]),
]) as Record<string, PagePicture>;

/** The share preview of a page. */
export function pagePictureSrc(...page: ["halaman", keyof typeof single] | ["lowongan" | "kegiatan" | "alat", string]): string {
  return `/sampul/halaman/${page.join("-")}.png`;
}
