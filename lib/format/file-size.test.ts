import { formatFileSize, shortFileName } from "@/lib/format/file-size";

test.each([
  [0, "0 B"],
  [1_023, "1023 B"],
  [839_680, "820 KB"],
  [3_565_158, "3,4 MB"],
  [20_971_520, "20 MB"],
])("a size of %d bytes is shown as %s", (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

test("shortens a long file name in the middle", () => {
  expect(shortFileName("akta.pdf")).toBe("akta.pdf");
  expect(shortFileName(`${"dokumen-".repeat(10)}akta-2024.pdf`)).toBe("dokumen-dokumen-dokumen-dok…kta-2024.pdf");
});
