/**
 * What a loan may cost, in the words that every page uses. Both figures are those of the specification; where the authority's
 * cap is lower, it holds. `lib/loans/rules.test.ts` compares them with the table of prices.
 */
export const dailyCap = "paling tinggi 0,8% per hari kalender, atau batas OJK jika lebih rendah";
export const lateFee = "0,4% per hari dari jumlah yang terlambat, atau batas OJK jika lebih rendah";
