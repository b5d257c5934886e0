type AdSeed = { slot: string; position: number; title: string; picUrl: string; openUrl: string };

const devices = ["PC", "iPad", "H5"] as const;
const everywhere = (slot: string, ads: { title: string; openUrl: string; picUrl: (device: string) => string }[]): AdSeed[] =>
  devices.flatMap((device) =>
    ads.map((ad, position) => ({ slot: `${slot}-${device}`, position, title: ad.title, openUrl: ad.openUrl, picUrl: ad.picUrl(device) })),
  );

/** Advertisements of a fresh checkout: the house's own. */
export const adSeed: AdSeed[] = [
  ...everywhere("HomeTopWarn", [
    {
      title: "Waspada penipuan: kami tidak pernah meminta kode OTP",
      openUrl: "/bantuan",
      picUrl: (device) => (device === "H5" ? "/ads/iklan-atas-h5.svg" : "/ads/iklan-atas-pc.svg"),
    },
  ]),
  ...everywhere("HomeCenterBanner", [
    { title: "Hitung biaya pinjaman sebelum mengajukan", openUrl: "/pinjaman", picUrl: () => "/ads/iklan-tengah-1.svg" },
    { title: "Kenali risiko sebelum mendanai", openUrl: "/blog", picUrl: () => "/ads/iklan-tengah-2.svg" },
  ]),
  ...everywhere("HomeBottomWarn", [{ title: "Unduh aplikasi Simpul", openUrl: "/daftarPenerima", picUrl: () => "/ads/iklan-bawah-pc.svg" }]),
  ...everywhere("HomeWindow", [{ title: "Unduh aplikasi Simpul", openUrl: "/daftarPenerima", picUrl: () => "/ads/iklan-jendela.svg" }]),
  { slot: "HomeFloat-PC", position: 0, title: "Pelajari pendanaan", openUrl: "/pendanna", picUrl: "/ads/iklan-mengambang.svg" },
];
