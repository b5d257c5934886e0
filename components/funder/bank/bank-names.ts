import type { Option } from "@/components/form/select-field";
import type { Bank } from "@/lib/contract/website";

/**
 * Other names of banks, by the name in the list: earlier ones, as public lists of clearing codes of other years have them, and
 * newer ones that the list does not have yet.
 */
export const otherBankNames: Readonly<Record<string, readonly string[]>> = {
  // Bank Jakarta since 2025.
  "Bank DKI": ["Bank Jakarta"],
  "Bank Jago": ["Bank Artos", "Jago Syariah", "Bank Artos Indonesia"],
  "Bank Raya Indonesia": ["BRI Agro", "BRI Agroniaga", "Bank Agro", "Bank Rakyat Indonesia Agroniaga"],
  "Bank Syariah Indonesia (BSI)": ["BRI Syariah", "BNI Syariah", "Bank Syariah Mandiri", "BSM"],
  "Bank Syariah Nasional (BSN)": ["BTN Syariah", "Bank Victoria Syariah"],
  "Bank SMBC Indonesia": ["BTPN", "Bank BTPN", "Jenius", "Bank Tabungan Pensiunan Nasional", "Bank Sumitomo Mitsui Indonesia"],
  "Bank BTPN Syariah": ["Bank Sahabat Purba Danarta"],
  "KB Bank (Bukopin)": ["Bank Bukopin", "KB Bukopin"],
  "KB Bank Syariah": ["Bank Bukopin Syariah", "KB Bukopin Syariah", "BSB", "Bank Syariah Bukopin", "Bank Persyarikatan Indonesia"],
  "Bank Neo Commerce": ["Bank Yudha Bhakti", "BNC", "Neobank"],
  "SeaBank Indonesia": ["Bank Kesejahteraan Ekonomi", "Bank BKE"],
  Superbank: ["Bank Fama Internasional", "Bank Fama"],
  "Allo Bank Indonesia": ["Bank Harda Internasional"],
  "Bank Aladin Syariah": ["Bank Net Indonesia Syariah", "Bank Net Syariah", "Maybank Syariah", "Bank Aladin"],
  "Bank Hibank Indonesia": ["Bank Mayora"],
  "Krom Bank Indonesia": ["Bank Bisnis Internasional"],
  "Bank Saqu Indonesia": ["Bank Jasa Jakarta", "BJJ"],
  "BCA Digital (blu)": ["Bank Royal Indonesia", "blu by BCA", "blu by BCA Digital"],
  "Bank OCBC Indonesia": ["OCBC NISP", "Bank NISP", "Bank Commonwealth"],
  // Taken over, under the name of the other bank since the year given.
  "Bank Danamon Indonesia": ["Bank Nusantara Parahyangan"], // 2019
  "Bank CIMB Niaga": ["CIMB", "Bank Niaga", "Bank Lippo", "CIMB Niaga Syariah"], // 2008
  "Bank Permata": ["Permata Syariah"],
  "Bank Maybank Indonesia": ["BII", "Bank Internasional Indonesia"], // 2015
  "Bank Mandiri Taspen": ["Bank Mantap", "Mandiri Taspen Pos", "Bank Sinar Harapan Bali"],
  "Bank KEB Hana Indonesia": ["Bank Hana", "LINE Bank", "Bank Bintang Manunggal"],
  "Bank IBK Indonesia": ["Bank Agris", "Bank Mitraniaga"], // 2019
  "Bank Oke Indonesia": ["Bank Dinar", "Bank Andara", "Bank Dinar Indonesia", "Bank Liman International"], // 2019
  "Bank China Construction Bank Indonesia": ["CCB", "Bank Windu Kentjana", "Bank Windu", "Bank Antar Daerah"], // 2016
  "Bank HSBC Indonesia": ["Bank Ekonomi Raharja", "Bank Ekonomi"], // 2017
  "MUFG Bank Jakarta": ["Bank of Tokyo Mitsubishi UFJ", "Bank of Tokyo Mitsubishi", "MUFG", "MUFG Bank", "Bank of Tokyo"], // 2018
  "Bank BJB": ["BPD Jabar", "BPD Jawa Barat dan Banten"],
  "BPD DI Yogyakarta": ["Bank DIY", "BPD Yogyakarta"],
  "Bank Aceh Syariah": ["Bank Aceh", "BPD Aceh"],
  "Bank Riau Kepri Syariah": ["Bank Riau", "Bank Riau Kepri", "BRK Syariah"],
  "Bank Sumsel Babel": ["Bank Sumsel"],
  "Bank Kaltimtara": ["Bankaltimtara", "Bank Kaltim"],
  "Bank Sulselbar": ["Bank Sulsel"],
  "Bank SulutGo": ["Bank Sulut", "BSG"],
  "Bank NTB Syariah": ["Bank NTB"],
  "Bank Nagari": ["BPD Sumatera Barat"],
  "Bank Maluku Malut": ["Bank Maluku"],
  "Bank Banten": ["Bank Pundi", "Bank Eksekutif Internasional"], // 2016
  "Bank Panin Dubai Syariah": ["Bank Panin Syariah", "Bank Harfa"], // 2016
  "Bank QNB Indonesia": ["Bank QNB Kesawan", "Bank Kesawan"], // 2014
  "Bank of India Indonesia": ["Bank Swadesi"], // 2012
  "Bank JTrust Indonesia": ["Bank Mutiara", "Bank Century"], // 2015
  "Bank MNC Internasional": ["Bank ICB Bumiputera", "Bank Bumiputera", "MotionBank"], // 2014
  "Bank Woori Saudara Indonesia": ["Bank Himpunan Saudara", "BWS", "Bank Woori Saudara", "Bank Saudara"], // 2014
  "Bank Shinhan Indonesia": ["Bank Metro Express", "Bank Centratama Nasional", "Centratama Nasional Bank"], // 2016
  "Bank Amar Indonesia": ["Bank Anglomas Internasional", "Tunaiku"],
  "Bank DBS Indonesia": ["digibank"],
  "Bank UOB Indonesia": ["TMRW", "Bank UOB Buana"],
  "Bank Nationalnobu": ["Bank Nobu", "Bank Alfindo"],
  "Bank CTBC Indonesia": ["Bank Chinatrust Indonesia"],
  "Bank Index Selindo": ["Bank Index"],
  "Bank Multiarta Sentosa": ["Bank MAS"],
  "Bank Sahabat Sampoerna": ["Bank Sampoerna", "Bank Dipo International"],
  "Citibank Indonesia": ["Citibank NA"],
  "BCA Syariah": ["Bank UIB"],
  "Bank Mestika Dharma": ["Bank Mestika"],
  "Bank ICBC Indonesia": ["Bank Halim Indonesia"],
};

/** The choice of a bank in a list: by name, which is what forms send; its clearing code and other names find it too. */
export function bankOption({ code, name, logoUrl }: Bank): Option {
  return { value: name, label: name, image: logoUrl, alsoCalled: [...(otherBankNames[name] ?? []), code] };
}
