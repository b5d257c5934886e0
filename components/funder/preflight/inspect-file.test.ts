import { monthsIn } from "@/components/funder/preflight/inspect-file";

const now = new Date("2026-04-15T00:00:00Z");

it.each([
  ["31/01/2026 SETORAN 01/02/2026 TARIK 05-03-26", ["2026-01", "2026-02", "2026-03"]],
  ["Periode 2026-01-01 s.d. 2026-01-31", ["2026-01"]],
  ["01 Januari 2026 - 28 Februari 2026, Mar 2026", ["2026-01", "2026-02", "2026-03"]],
  ["12 Agustus 2025; 3 Agt 2025; 4 Oct 2025; 5 Nopember 2025", ["2025-08", "2025-10", "2025-11"]],
  ["Lahir 01-01-1990, cetak 30/12/2027, saldo 12.500.000, rek 0012345678", []],
  ["99/99/2026 31/13/2026 Marketing 2026", []],
])("reads the months of %s", (text, months) => expect(monthsIn(text, now)).toEqual(months));
