import { dayAfter } from "../format/date.ts";
import { readCount } from "../read/count.ts";
import { readDate } from "../read/date.ts";
import { readRupiah } from "../read/money.ts";
import { costCapOf, costRuleOn, daysBetween, type LateCap, lateCap, type Rule, ruleOn, type Scale, scales, versionsOf } from "./rules.ts";

/** The fields of a bill, as typed. Dates are YYYY-MM-DD or 3/11/2026. */
export const billFields = [
  "tujuan",
  "izin",
  "nama",
  "pokok",
  "diterima",
  "tanggal",
  "tenor",
  "kembali",
  "pajak",
  "denda",
  "terlambat",
  "sampai",
  "sisa",
] as const;
export type BillField = (typeof billFields)[number];
export type BillText = Partial<Record<BillField, string>>;

type Licence = "berizin" | "tidak" | "belum-tahu";

/** A bill that makes sense. Whole rupiah and days. */
export type Bill = {
  scale: Scale;
  licence: Licence;
  lender: string;
  principal: number;
  received: number;
  /** The day of the contract, which decides the cap of interest and fees. */
  day: string;
  tenor: number;
  /** What the contract wants back, without the late fee. */
  repaid: number;
  /** Taxes and certified electronic signatures in what was deducted or is paid back: the caps do not count them. */
  taxes: number;
  /** The late fee that is demanded, the day on which the payment was due, and the principal that was outstanding then. */
  fine: number;
  due: string | undefined;
  /** The day to which the late fee was counted or on which it was paid; undefined for the day of the answer. */
  finedUntil: string | undefined;
  outstanding: number;
};

/** Why a field cannot be used; the words are in lib/content/bill.ts. */
export type BillFault =
  | "missing"
  | "unclear"
  | "tooLarge"
  | "tooSmall"
  | "future"
  | "beforeTable"
  | "noDay"
  | "shortYear"
  | "tenor"
  | "moreThanPrincipal"
  | "lessThanReceived"
  | "moreThanCost"
  | "dueMissing"
  | "dueBeforeContract"
  | "beforeDue"
  | "fineBeforeTable";

const MONEY_MAX = 1_000_000_000_000;
/** Digits alone that are no readable sum are too many. */
const MANY_DIGITS = /^\d[\d.,' ]{12,}$/;
const MONEY_MIN = 1_000;
const TENOR_MAX_DAYS = 3_650;
const NAME_MAX_CHARS = 120;
/** The first day of the table for contracts, and for late fees. */
export const BILL_FIRST_DAY = versionsOf("batas-mikro-pendek").at(-1)?.from ?? "";
export const FINE_FIRST_DAY = versionsOf("denda-produktif").at(-1)?.from ?? "";

/** A day that exists, as browsers send it or as people write it, or why there is none. */
function readDay(text: string): { day: string } | { fault: "noDay" | "shortYear" } {
  const read = readDate(text);
  if (read && "fault" in read) return { fault: "shortYear" };
  const date = new Date(`${read?.date}T00:00:00Z`);
  return read && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(read.date) ? { day: read.date } : { fault: "noDay" };
}

/** Reads what was typed. Either a bill, or the fault of each field that cannot be used. */
export function readBill(typed: BillText, today: string): { bill: Bill } | { faults: Partial<Record<BillField, BillFault>> } {
  const faults: Partial<Record<BillField, BillFault>> = {};
  const text = (name: BillField) => (typed[name] ?? "").slice(0, NAME_MAX_CHARS).trim();
  const money = (name: BillField, isNeeded: boolean): number => {
    if (!text(name)) {
      if (isNeeded) faults[name] = "missing";
      return 0;
    }
    const amount = readRupiah(text(name));
    if (amount === undefined && MANY_DIGITS.test(text(name))) faults[name] = "tooLarge";
    else if (amount === undefined || text(name).startsWith("-")) faults[name] = "unclear";
    else if (amount > MONEY_MAX) faults[name] = "tooLarge";
    else if (isNeeded && amount < MONEY_MIN) faults[name] = "tooSmall";
    return amount ?? 0;
  };
  const dayOf = (name: BillField, isNeeded: boolean): string | undefined => {
    if (!text(name)) {
      if (isNeeded) faults[name] = "missing";
      return undefined;
    }
    const read = readDay(text(name));
    if ("day" in read) return read.day;
    faults[name] = read.fault;
    return undefined;
  };
  const principal = money("pokok", true);
  const received = money("diterima", true);
  const repaid = money("kembali", true);
  const taxes = money("pajak", false);
  const fine = money("denda", false);
  const left = money("sisa", false);
  const day = dayOf("tanggal", true);
  // It may be still to come: a fine before it is what the bill is asked about.
  const due = dayOf("terlambat", false);
  const finedUntil = dayOf("sampai", false);
  const tenor = readCount(text("tenor"), "hari") ?? 0;
  if (!text("tenor")) faults.tenor = "missing";
  else if (tenor < 1 || tenor > TENOR_MAX_DAYS) faults.tenor = "tenor";
  if (!faults.diterima && !faults.pokok && received > principal) faults.diterima = "moreThanPrincipal";
  if (!faults.sisa && !faults.pokok && left > principal) faults.sisa = "moreThanPrincipal";
  if (!faults.kembali && !faults.diterima && repaid < received) faults.kembali = "lessThanReceived";
  if (!faults.pajak && !faults.kembali && !faults.diterima && taxes > repaid - received) faults.pajak = "moreThanCost";
  if (day && !faults.tanggal && day > today) faults.tanggal = "future";
  if (day && !faults.tanggal && day < BILL_FIRST_DAY) faults.tanggal = "beforeTable";
  if (fine > 0 && !due && !faults.terlambat) faults.terlambat = "dueMissing";
  if (due && day && !faults.terlambat && due < day) faults.terlambat = "dueBeforeContract";
  if (due && !faults.terlambat && due < dayAfter(FINE_FIRST_DAY, -1)) faults.terlambat = "fineBeforeTable";
  if (finedUntil && finedUntil > today) faults.sampai = "future";
  // Before a due date that is still to come any fine is too early, whatever this day is.
  else if (finedUntil && due && !faults.terlambat && finedUntil < due && due <= today) faults.sampai = "beforeDue";
  const scale = scales.find((name) => name === text("tujuan"));
  const licence = (["berizin", "tidak", "belum-tahu"] as const).find((name) => name === text("izin"));
  if (!scale) faults.tujuan = "missing";
  if (!licence) faults.izin = "missing";
  if (!scale || !licence || !day || Object.keys(faults).length > 0) return { faults };
  const outstanding = text("sisa") ? left : principal;
  return { bill: { scale, licence, lender: text("nama"), principal, received, day, tenor, repaid, taxes, fine, due, finedUntil, outstanding } };
}

/** What a bill may come to. Whole rupiah. */
export type BillAnswer = {
  bill: Bill;
  /** The day of the answer (YYYY-MM-DD). */
  today: string;
  /** Interest and fees, with what was deducted in advance and without taxes, against their cap. */
  cost: { charged: number; cap: number; rule: Rule };
  /** The late fee against its cap, for the days up to `until`; undefined without a delay. */
  late: { charged: number; cap: number; days: number; until: string; parts: LateCap[] } | undefined;
  /** Interest, fees and late fee together against the ceiling. */
  total: { charged: number; cap: number; rule: Rule };
  deducted: number;
  /** What is demanded, and the most that may be; for an unlicensed lender what was received. */
  demanded: number;
  lawful: number;
  excess: number;
  isLawful: boolean;
};

/** Compares a bill with the rules of its days. Without a day of its own, the late fee is counted up to today (YYYY-MM-DD in Jakarta). */
export function answerBill(bill: Bill, today: string): BillAnswer {
  const { scale, licence, principal, received, day, tenor, repaid, taxes, fine, due, outstanding } = bill;
  const rule = costRuleOn(scale, tenor, day);
  const cost = { charged: repaid - received - taxes, cap: costCapOf(rule, principal, tenor), rule };
  const until = bill.finedUntil ?? today;
  const days = due ? daysBetween(due, until) : 0;
  const most = due && days > 0 ? lateCap(scale, outstanding, due, days) : undefined;
  const late = most || fine > 0 ? { charged: fine, cap: most?.fee ?? 0, days, until, parts: most?.parts ?? [] } : undefined;
  const ceiling = ruleOn("batas-total", day);
  const total = { charged: cost.charged + fine, cap: Math.floor((principal * ceiling.figure) / 100), rule: ceiling };
  const demanded = repaid + fine;
  const allowed = received + taxes + Math.min(total.cap, Math.min(cost.charged, cost.cap) + Math.min(fine, late?.cap ?? 0));
  const lawful = licence === "tidak" ? Math.min(received, demanded) : allowed;
  return {
    bill,
    today,
    cost,
    late,
    total,
    deducted: principal - received,
    demanded,
    lawful,
    excess: demanded - lawful,
    isLawful: demanded <= lawful,
  };
}

/** The rules of a day that have no sum: from when and at what hours a collector may call, and by when a complaint is answered. */
export const billTerms = (day: string) => ({
  start: ruleOn("penagihan-setelah-jatuh-tempo", day),
  from: ruleOn("penagihan-mulai", day),
  until: ruleOn("penagihan-sampai", day),
  answer: ruleOn("jawaban-pengaduan", day),
});
