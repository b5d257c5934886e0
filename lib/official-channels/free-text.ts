/**
 * The free text of an answer to a ticket, judged by an allow-list, because there are too many ways to ask for a code. A
 * clause that names a code or a fee may have only words that inform or warn. A verb of giving or paying needs an object
 * that support asks for. Any other text is not an answer of ours.
 */

const list = (...words: string[]) => new Set(words.flatMap((line) => line.split(" ")));

const SUFFIX = "(?:nya|mu|ku|s)?";
/** Codes, what brings them, and what leads elsewhere; letters may be doubled. */
const CODE = new RegExp(
  String.raw`\b(?:[kc]o+d+e+(?! ?pos\b)[a-z]{0,4}|kod|o+t+p+|m?pin|sandi|pas+[a-z]?wor?d|pass(?:code|phrase)?|pwd|cv[cv]|token|digit|angka|nomer|numbers?|captcha|sms|tautan|link|apk)${SUFFIX}\b|\b(?:nomor|no|nomer) (?:verifikasi|rahasia|otentikasi|autentikasi|konfirmasi|kartu)\b`,
);
const FEE = new RegExp(
  String.raw`\b(?:biaya|admin|adm|administrasi|fee|deposit|jaminan|pajak|uang|dp|top ?up|saldo|talangan|meterai|materai|pulsa|dompet)${SUFFIX}\b`,
);

/** Words of a clause that only informs about codes or fees. */
const INFORMING = list(
  "anda kami simpul bank situs aplikasi halaman menu akun data email ponsel nomor nama alamat perangkat laporan perjanjian tagihan cicilan angsuran",
  "pinjaman rekening dana pembayaran bunga denda keterlambatan referensi verifikasi kata lama baru ini itu yang dan atau juga hanya saja di dari dalam",
  "dengan pada oleh lewat melalui untuk bagi sudah telah belum akan sedang masih tidak bukan lagi ulang jika setelah karena sebesar dua tiga satu kedua",
  "menit jam hari detik kali persen rp rupiah tanggal pukul berlaku terlambat salah benar habis kedaluwarsa berubah berbeda sama lama panjang terdiri",
  "atas minimal maksimal paling sedikit banyak besar kecil huruf karakter terlalu sering dikirim terkirim diterima diganti mengganti ganti diubah mengubah",
  "ubah dihapus menghapus diperbarui memperbarui perbarui diperbaiki memperbaiki dihitung dikunci terkunci dibuka buka pilih lupa dipakai memakai",
  "digunakan menggunakan tercatat tercantum tertulis tampil dikembalikan dibebaskan dipotong dikenai dikenakan berakhir gratis bebas tanpa rincian penjelasan",
  "muka penghapusan salinan keamanan demi langkah petunjuk sana sini lainnya sesuai menurut hasil pemeriksaan perhitungan kesalahan gangguan operator jaringan",
  "yth ibu bapak halo mohon maaf terima kasih atau apa pun muncul masuk ada daftar pendaftaran proses pencairan milik resmi sebagai seperti contoh",
  "hapus perbaiki kembalikan potong catat hitung ubah peraturan ketentuan terdaftar tersimpan rahasia disimpan pesan sertifikat portofolio dokumen",
);
/** Those of them that a demand for money has too: they inform about codes only. */
const NOT_ABOUT_FEES = list("belum masuk muncul untuk jika setelah pencairan proses ada");
/** With a refusal in front, these only warn. */
const WARNING = list(
  "jangan jgn janganlah dilarang siapa pun siapapun kepada ke termasuk petugas pegawai orang lain pihak mana boleh perlu pernah mau meminta minta",
  "menanyakan tanya menyebutkan mengirim mengirimkan memberikan memberi memberitahukan membagikan membacakan membalas menyimpan membuka mengeklik klik",
  "mentransfer membayar beri tahu berikan beritahukan kirim kirimkan bagikan sebutkan bacakan balas teruskan masukkan transfer bayar buka diberikan",
  "dibagikan dikirimkan disebutkan diteruskan mengaku keluarga teman telepon pesan",
);
const REFUSAL = /\b(?:jangan(?:lah)?|jgn|dilarang|tidak (?:pernah|akan|boleh|perlu)|tidak (?=me))/g;
/** Names us as the receiver: without a refusal, the clause asks for something. */
const TO_US = /\b(?:ke|kepada|untuk|buat|bagi|pada) (?:kami|petugas|pegawai|simpul|nomor ini|sini)\b/;
/** What we do, and what people do on our own pages: words that a demand could have elsewhere. */
const OURS = new RegExp(
  [
    "kami (?:(?:hanya|akan|sudah|juga) )?(?:kirim|mengirim)(?:kan)?",
    "ke (?:email|ponsel|nomor|kontak|rekening) (?:anda|yang terdaftar)",
    "(?:dapat|bisa) (?=diganti|diubah|dihapus|dipakai|mengganti|mengubah)|dapat diunduh",
    "(?:masukkan|ketik|isi)(?=.{1,80} di (?:situs (?:kami|simpul)|aplikasi simpul|halaman (?:masuk|lupa|daftar|akun|verifikasi|itu|tersebut)))",
    "minta (?=kode (?:lagi|baru|ulang))",
    "tidak ada (?:biaya|pajak|jaminan|deposit|uang muka)(?: untuk)?|ada (?=di)",
  ]
    .map((phrase) => `\\b(?:${phrase})`)
    .join("|"),
  "g",
);

/** Whether a clause that names a code or a fee only informs about it, or warns. */
function onlyInforms(clause: string): boolean {
  const [refusal, ...more] = clause.matchAll(REFUSAL);
  if (more.length > 0 || (!refusal && TO_US.test(clause.replace(OURS, " ")))) return false;
  const isFee = FEE.test(clause);
  const informs = (word: string) =>
    /^\d/.test(word) || CODE.test(word) || FEE.test(word) || (INFORMING.has(word) && !(isFee && !refusal && NOT_ABOUT_FEES.has(word)));
  const plain = (part: string) => wordsOf(part.replace(OURS, " "));
  // What stands in front of a refusal is not refused.
  const refused = refusal ? wordsOf(clause.slice(refusal.index)) : [];
  const isStaff = (word: string) => refusal !== undefined && /^(?:petugas|pegawai)$/.test(word);
  return (
    plain(clause.slice(0, refusal?.index)).every((word) => informs(word) || isStaff(word)) &&
    refused.every((word) => informs(word) || WARNING.has(word))
  );
}

/** Verbs of giving something, as they ask for it and as they only may. */
const GIVE = [
  "k?irim(?:kan|in|i)?|krm(?:kan|in)?|(?:s|ny)ebut(?:kan|in)?|(?:s|ny)amp(?:ai|e)(?:kan|in)|beri(?:kan|in)?|(?:k|ng)asi(?:h)?(?:kan|in)?|kasi",
  "beri?tah?u(?:kan|in|i)?|kabar(?:kan|in|i)|info(?:kan|in)|informasi(?:kan|in)|bagi(?:kan|in)|baca(?:kan|in)|dikte(?:kan|in)|eja(?:kan|in)?",
  "ucap(?:kan|in)|bilang(?:kan|in)?|omong(?:kan|in)|kata(?:kan|in)|cerita(?:kan|in)|(?:t|n)erus(?:kan|in)|forward(?:kan|in)?|fwd|share(?:kan|in)?",
  "jawab(?:in)?|balas(?:kan|in|i)?|bales(?:in)?|repl(?:y|ai)|respon|konfirmasi(?:kan|in)?|(?:s|ny)erah(?:kan|in)|(?:s|ny)etor(?:kan|in)?|lempar(?:kan|in)?|oper(?:kan|in)?",
  "(?:s|ny)alin(?:kan|in)?|copas|copy|paste|foto(?:kan|in)|screenshot|ss(?:in)?|capture|ketik(?:kan|in)?|ngetik|tulis(?:kan|in)?|nulis|isi(?:kan|in)?",
  "(?:m?asuk|input)(?:k?an|in)|input|send|tell|give|read|type|text|enter|show|drop|spill|(?:t|n)unjuk(?:kan|in)|perlihat(?:kan|in)|unggah|upload|submit",
  "lampir(?:kan|in)|titip(?:kan|in)?|tempel(?:kan|in)?|japri|rekam(?:kan|in)?|(?:p|m)erlu(?:kan|in)|butuh(?:kan|in)?|(?:t|n)unggu(?:in)?|nanti(?:kan|in)",
  "minta(?:kan|in)?|mintain|tanya(?:kan|in)?|lapor(?:kan|in)|setorkan|bayar(?:kan|in|i)?|tran?sfer(?:kan|in)?|trf|tf(?:in)?|lunas(?:kan|in|i)|talang(?:i|in)",
  "top ?up|topup|(?:s|ny)iap(?:kan|in)|(?:s|ny)elesai(?:kan|in)|laku(?:kan|in)|pasang|install?|unduh|download|klik|pencet|mana|need|want|require|tukar(?:kan)?",
].join("|");
const ASKING = new RegExp(`^(?:${GIVE})(?:lah)?$`);
/** The active form, which states more often than it asks. */
const ACTIVE = new RegExp(`^(?:me|mem|men|meng|menge|nge|m|n)(?:${GIVE})$`);
const PASSIVE = new RegExp(`^di(?:${GIVE})$`);
const PLEASE = list("harap mohon tolong silakan silahkan segera wajib harus perlu please pls plis dong ya dulu ditunggu bantu");
/** Who acts: a verb behind one of these states what happens. */
const DOER = list("kami sudah telah akan bank ojk mereka ia dia pelaku penipu sedang sistem polisi");

/** What support asks people for, or to do. */
const OBJECTS = list(
  "foto fotonya salinan salinannya pindaian pindaiannya dokumen dokumennya berkas berkasnya ktp npwp kk data datanya formulir formulirnya bukti",
  "buktinya surat suratnya permintaan permintaannya pengaduan pengaduannya laporan laporannya keluhan pertanyaan pertanyaannya perubahan perubahannya",
  "perbaikan perbaikannya pembaruan alamat alamatnya nama namanya tanggal rincian keterangan penjelasan jawaban jawabannya akta aktanya mutasi slip nib",
  "tagihan tagihannya cicilan cicilannya angsuran angsurannya pinjaman pinjamannya sisa aplikasi tombol menu bagian situs cepat sertifikat kolom kolomnya semuanya maaf waktu",
  "kesempatan jika bila apabila kalau sampai hingga beberapa hari kejadian kejadiannya penipuan penipuannya pemeriksaan pengecekan halaman ojk polisi",
  "pendaftaran pengisian panduan syarat sk dalam paling konfirmasi persetujuan kepastian tahu bahwa",
);
/** What may stand between a verb and its object. */
const BETWEEN = list(
  "ulang lagi juga saja lebih kepada ke kami semua seluruh kedua salah satu dua tiga baru terbaru asli dahulu dulu tiket lewat secara",
);
const OWN_NUMBER = /\b(?:nomor|no) (?:tiket|pengajuan|pengaduan|permintaan|bukti|perjanjian|laporan|resmi|yang (?:tercantum|tertera))\b/g;
/** What nobody asks for with a verb of giving, whatever its first object is. */
const NEVER_GIVEN =
  /\b(?:nomor|nomer|no|karakter|huruf|simbol|muncul|layar|notif(?:ikasi)?|pesan|hp|hape|ponsel|handphone|phone|kartu|atm|rahasia|uang|verifikasi|selfie|nik)(?:nya)?\b/;
const ASKED = /\b(?:apa|apaan|berapa|brp|mana|yang mana|what|which)\b/;
const NUMBER = /^\d{1,3}(?:[.,]\d+)?(?:x\d+)?$/;
const TIMES = list("hari jam menit minggu bulan detik kali");

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** Whether the verb at a place has an object that support asks for. */
function hasObject(words: readonly string[], at: number): boolean {
  let next = at + 1;
  while (next < words.length && BETWEEN.has(words[next] as string)) next += 1;
  const [object = "", behind = ""] = words.slice(next, next + 2);
  return OBJECTS.has(object) || (NUMBER.test(object) && TIMES.has(behind));
}

/** Whether a clause asks for something that support does not ask for. */
function asks(clause: string): boolean {
  const plain = clause
    .replace(OWN_NUMBER, "tiket data")
    .replace(/\b(?:terima kasih|tanggung jawab|cara me[a-z]{1,12}|simpan tangkapan layar(?:nya)?)\b/g, " ");
  const words = wordsOf(plain);
  const refused = [...plain.matchAll(REFUSAL)].map(({ index }) => wordsOf(plain.slice(0, index)).length)[0] ?? Number.POSITIVE_INFINITY;
  const isPlease = words.some((word) => PLEASE.has(word));
  return words.some((word, at) => {
    if (at > refused) return false;
    const before = words.slice(Math.max(0, at - 3), at);
    const isActive = ACTIVE.test(word);
    if (PASSIVE.test(word)) return isPlease && !(words.slice(0, at).some((one) => OBJECTS.has(one)) && !NEVER_GIVEN.test(plain));
    if (!ASKING.test(word) && !isActive) return false;
    // "Yang kami kirim" tells, "bantu kami kirim" asks.
    if (before.at(-1) === "kami" && !/^(?:bantu|tolong|kepada|untuk|ke|mohon)$/.test(before.at(-2) ?? "")) return false;
    if (isActive && before.some((one) => DOER.has(one))) return false;
    return !hasObject(words, at) || NEVER_GIVEN.test(plain);
  });
}

/** The first part of a readable text that asks for a code, a number, money or a link, or may do so. Own channels are not in it. */
export function demandIn(text: string): string | undefined {
  for (const [sentence] of text.matchAll(/(?:[^.!?\n]|\.(?=\d))+[.!?]?/g)) {
    if (sentence.endsWith("?") && (CODE.test(sentence) || ASKED.test(sentence))) return sentence.trim();
    for (const clause of sentence.split(/[,;:()"“”]|(?<= )(?:lalu|kemudian|tetapi|tapi|namun|terus|dan(?= jangan| tidak))(?= )/)) {
      const isNamed = CODE.test(clause) || FEE.test(clause);
      if (isNamed ? !onlyInforms(clause) : asks(clause)) return clause.trim();
    }
  }
  return undefined;
}
