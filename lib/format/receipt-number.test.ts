import { receiptNumberIn } from "@/lib/format/receipt-number";

test("finds the receipt number in the message of a deletion", () => {
  expect(receiptNumberIn("Akun berhasil dihapus. Nomor bukti: HPS-7K3M-Q9XR-02VT")).toBe("HPS-7K3M-Q9XR-02VT");
  expect(receiptNumberIn("Sukses")).toBeUndefined();
});
