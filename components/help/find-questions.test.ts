import { findQuestions } from "@/components/help/find-questions";
import { helpTabs } from "@/lib/content/help";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";

const questions = helpTabs
  .flatMap(({ faqs }) => faqs)
  .map(({ id, question, answer, link }) => ({
    id,
    question,
    text: [question, ...answer.map((text) => livingText(text, jakartaDay())), link?.label ?? ""].join(" "),
  }));
const idsFor = (typed: string) => findQuestions(questions, typed).found.map(({ id }) => id);

/** What people type, and the question that must be among the first three. */
test.each([
  ["lupa password", "lupa-sandi"],
  ["password", "lupa-sandi"],
  ["lupa sandi", "lupa-sandi"],
  ["ganti kata sandi", "lupa-sandi"],
  ["galbay", "terlambat"],
  ["gagal bayar", "terlambat"],
  ["telat bayar", "terlambat"],
  ["terlambat bayar", "terlambat"],
  ["telat", "terlambat"],
  ["keterlambatan", "terlambat"],
  ["tidak bisa bayar", "terlambat"],
  ["gak bisa bayar", "terlambat"],
  ["nunggak", "terlambat"],
  ["denda berapa", "terlambat"],
  ["denda", "biaya"],
  ["berapa bunga", "biaya"],
  ["bunganya berapa", "biaya"],
  ["biaya admin", "biaya"],
  ["otp tidak masuk", "otp"],
  ["otp", "otp"],
  ["kode otp", "otp"],
  ["tidak menerima kode", "otp"],
  ["mengganti nomor hp", "ganti-nomor"],
  ["ganti nomor handphone", "ganti-nomor"],
  ["ubah nomor", "ganti-nomor"],
  ["cara menghapus akun", "hapus-akun"],
  ["hapus akun", "hapus-akun"],
  ["penghapusan akun", "hapus-akun"],
  ["pinjaman ditolak", "ditolak"],
  ["kenapa ditolak", "ditolak"],
  ["alasan penolakan", "ditolak"],
  ["debt collector", "penagihan"],
  ["dept collector", "penagihan"],
  ["dc", "penagihan"],
  ["menagih", "penagihan"],
  ["jam penagihan", "penagihan"],
  ["whatsapp", "penipuan"],
  ["wa", "penipuan"],
  ["nomor resmi", "penipuan"],
  ["kapan cair", "lama-proses"],
  ["berapa lama pencairan", "lama-proses"],
  ["lama proses", "lama-proses"],
  ["kontak darurat", "kontak-darurat"],
  ["syarat pinjam", "siapa-boleh-meminjam"],
  ["cara mengajukan", "cara-mengajukan"],
  ["ajukan pinjaman", "cara-mengajukan"],
  ["bayar lewat mana", "cara-bayar"],
  ["cara pembayaran", "cara-bayar"],
  ["bayar di minimarket", "cara-bayar"],
  ["sudah bayar belum masuk", "belum-tercatat"],
  ["melunasi lebih cepat", "lunas-awal"],
  ["pelunasan", "lunas-awal"],
  ["kelebihan bayar", "salah-bayar"],
  ["download aplikasi", "unduh"],
  ["apk", "unduh"],
  ["penipu", "penipuan"],
  ["investasi minimal", "minimal-pendanaan"],
  ["apakah dijamin", "dijamin"],
  ["tkb90", "tkb"],
])("searching the questions for %s finds %s", (typed, id) => expect(idsFor(typed).slice(0, 3)).toContain(id));

test.each(["dan", "yang", "%", "—", "berapa", "p", "xyzzy"])("searching the questions for %s finds nothing", (typed) => {
  expect(findQuestions(questions, typed).found).toEqual([]);
});

test("finds an amount with its currency before it, apart from it or left out", () => {
  const amounts = questions.flatMap(({ text }) => text.match(/Rp\d{1,3}(?:\.\d{3})+/g) ?? []);
  expect(amounts).not.toEqual([]);
  for (const amount of amounts)
    for (const typed of [amount, amount.replace("Rp", "Rp "), amount.replace("Rp", "")]) expect([typed, idsFor(typed)]).not.toEqual([typed, []]);
});

test("reads a pasted word without what nobody sees, in letters of any width", () => {
  for (const typed of ["pin\u00adjaman", "pinjam\u200ban", "ｐｉｎｊａｍａｎ"]) expect([typed, idsFor(typed)]).toEqual([typed, idsFor("pinjaman")]);
});

test("counts every question with a word, and says when none has all words", () => {
  expect(idsFor("pinjaman").length).toBeGreaterThan(8);
  expect(findQuestions(questions, "lupa password").hasAll).toBe(true);
  expect(findQuestions(questions, "otp xyzzy")).toMatchObject({ hasAll: false, found: [{ id: "otp" }, { id: "penipuan" }] });
});
