/**
 * The wording of cost caps on every page. Both figures are those of the specification; a lower cap of the authority
 * applies first. `lib/loans/rules.test.ts` compares them with the price table.
 */
export const dailyCap = "paling tinggi 0,8% per hari kalender, atau batas OJK jika lebih rendah";
export const lateFee = "0,4% per hari dari jumlah yang terlambat, atau batas OJK jika lebih rendah";
