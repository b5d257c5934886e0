type AdSeed = { slot: string; position: number; title: string; picUrl: string; openUrl: string };
type Device = "PC" | "iPad" | "H5";

const devices: Device[] = ["PC", "iPad", "H5"];
type Creative = { title: string | ((device: Device) => string); openUrl: string; picUrl: (device: Device) => string };

const everywhere = (slot: string, ads: Creative[]): AdSeed[] =>
  devices.flatMap((device) =>
    ads.map(({ title, openUrl, picUrl }, position) => ({
      slot: `${slot}-${device}`,
      position,
      title: typeof title === "string" ? title : title(device),
      openUrl,
      picUrl: picUrl(device),
    })),
  );

const top: Record<Device, string> = { PC: "/ads/iklan-atas-pc.svg", iPad: "/ads/iklan-atas-ipad.png", H5: "/ads/iklan-atas-h5.svg" };
const bottom: Record<Device, string> = { PC: "/ads/iklan-bawah-pc.svg", iPad: "/ads/iklan-bawah-ipad.png", H5: "/ads/iklan-bawah-h5.png" };

/** Phones have a portrait variant. */
const centre = (number: number, device: Device) => `/ads/iklan-tengah-${number}${device === "H5" ? "-h5" : ""}.svg`;

/** Advertisements of a fresh checkout. The title repeats the text of the picture, for screen readers. */
export const adSeed: AdSeed[] = [
  ...everywhere("HomeTopWarn", [
    {
      title: (device) =>
        device === "H5"
          ? "Waspada penipuan. Kami tidak pernah meminta OTP atau PIN."
          : "Waspada penipuan. Simpul tidak pernah meminta OTP, PIN, atau transfer ke rekening pribadi.",
      openUrl: "/bantuan#kanal-resmi",
      picUrl: (device) => top[device],
    },
  ]),
  ...everywhere("HomeCenterBanner", [
    { title: "Bayar tepat waktu, tidak ada denda sepeser pun.", openUrl: "/pinjaman", picUrl: (device) => centre(1, device) },
    {
      title: "Kelas Kas Warung, bahan gratis. Ada di blog Simpul.",
      openUrl: "/blog?value=Event",
      picUrl: (device) => centre(2, device),
    },
  ]),
  ...everywhere("HomeBottomWarn", [
    {
      title: "Bayar cicilan di gerai minimarket terdekat. Kode berlaku 24 jam.",
      openUrl: "/bantuan#cara-bayar",
      picUrl: (device) => bottom[device],
    },
  ]),
  ...everywhere("HomeWindow", [
    { title: "Aplikasi baru, biaya lebih jelas. Perbarui sekarang.", openUrl: "/carouselDetails", picUrl: () => "/ads/iklan-jendela.svg" },
  ]),
  { slot: "HomeFloat-PC", position: 0, title: "Aplikasi baru sudah bisa diunduh", openUrl: "/daftarPenerima", picUrl: "/ads/iklan-mengambang.svg" },
];
