import { consumerPolicy } from "@/lib/content/legal/consumer";

const rights = consumerPolicy.sections.flatMap((section) => (section.title === "Hak konsumen" ? [...section.list] : []));

test.each([
  ["information", /informasi yang benar, jelas/],
  ["the costs before agreeing", /sebelum menyetujui perjanjian/],
  ["refusing without a fee", /Menolak tawaran tanpa biaya/],
  ["the reason of a refusal, and a review by staff", /alasan pokok.*ditolak.*peninjauan/],
  ["a copy of the agreement", /salinan perjanjian/],
  ["personal data", /Mengakses, memperbaiki, memindahkan, membatasi, dan meminta penghapusan data pribadi/],
  ["being collected from with respect", /Ditagih dengan sopan/],
  ["complaining", /Mengadu dan memperoleh penyelesaian/],
])("the consumer policy grants the right of %s", (_, words) => {
  expect(rights.filter((right) => words.test(right))).toHaveLength(1);
});
