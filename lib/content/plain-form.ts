/** Copy of the forms without scripts, beyond the words of the forms with them. */
export const plainFormCopy = {
  retype: "Demi keamanan, kata sandi tidak kami tampilkan lagi. Silakan tulis ulang.",
  tooLong: "Tulisan Anda terlalu panjang: yang kembali ke sini hanya bagian awalnya.",
  bodyTooLarge: "Kiriman Anda terlalu besar untuk kami baca, sehingga tulisan Anda tidak kembali ke sini. Persingkat, lalu kirim lagi.",
  resend: "Kirim ulang kode",
  crossSiteTitle: "Kiriman ini tidak kami terima",
  crossSite: "Demi keamanan, isi dan kirim lagi dari halaman ini. Browser Anda tidak menyebut dari mana kiriman tadi datang.",
  openForm: "Buka formulir",
  lost: "Jawaban kami tidak dapat ditampilkan: browser ini memblokir kuki, atau sudah lewat 10 menit. Izinkan kuki untuk situs ini, lalu kirim lagi.",
  newMessage: "Tulis pesan baru",
  keepTicket: "Simpan nomor tiket ini, dan sebutkan saat menanyakan perkembangannya. Jika Anda menulis email, nomor ini juga kami kirim ke sana.",
} as const;
