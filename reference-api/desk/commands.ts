import type { ParseArgsConfig } from "node:util";
import { z } from "zod";
import { submissionStates } from "../db/schema/accounts.ts";
import { messageStates } from "../db/schema/desk.ts";
import { staffRoles } from "../db/schema/staff.ts";
import { DeskError } from "../errors.ts";
import { startOfDay } from "../jakarta-time.ts";
import { deleteAccount, exportAccount } from "../services/accounts/own-data.ts";
import { unlockAccount } from "../services/accounts/sessions.ts";
import { audit, type Desk, readAudit, verifyAudit } from "../services/audit.ts";
import { exportBackup } from "../services/backup/export-backup.ts";
import { listErasures } from "../services/backup/replay.ts";
import { lastDays, type Percentile, type Period, readCounts } from "../services/counts.ts";
import { openDocument } from "../services/files/files.ts";
import { listMessages } from "../services/messages/queue.ts";
import { addOperator, removeOperator } from "../services/operators.ts";
import { applyRetention } from "../services/retention.ts";
import { rotateKeys } from "../services/sealing/reseal.ts";
import { inviteStaff, removeStaff } from "../services/staff.ts";
import { decideSubmission, listSubmissions, showSubmission } from "../services/submissions.ts";
import { answerTicket, joinTickets, listTickets, noteTicket, reopenTicket, showTicket } from "../services/tickets.ts";

/** What a command returns: rows print as a table, an object as lines, a text as it is. `file` goes to `--out`. */
export type Output = { data?: unknown; file?: { name: string; bytes: ReadableStream } };
export type Input = { args: string[]; options: Record<string, string | boolean | string[] | undefined> };

export type Command = {
  /** Such as `submissions list`. */
  name: string;
  /** Names of the positional arguments, all required. */
  args: readonly string[];
  options: NonNullable<ParseArgsConfig["options"]>;
  help: string;
  run: (desk: Desk, input: Input) => Promise<Output>;
};

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const LIMIT = 50;
const STATS_DAYS = 30;

const stringOf = (value: Input["options"][string]) => (typeof value === "string" ? value : undefined);

function limitOf({ options }: Input): number {
  const limit = Number(options.limit ?? LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) throw new DeskError("--limit is a number from 1 to 10000.");
  return limit;
}

function choiceOf<Value extends string>(input: Input, option: string, values: readonly Value[]): Value | undefined {
  const given = stringOf(input.options[option]);
  if (given !== undefined && !values.includes(given as Value)) throw new DeskError(`--${option} is one of: ${values.join(", ")}.`);
  return given as Value | undefined;
}

function required(input: Input, option: string): string {
  const given = stringOf(input.options[option]);
  if (!given) throw new DeskError(`--${option} is missing.`);
  return given;
}

/** The day of an option, `YYYY-MM-DD`, in Jakarta. */
function dayOf({ options }: Input, option: string): string | undefined {
  const day = stringOf(options[option]);
  if (day !== undefined && !z.iso.date().safeParse(day).success) throw new DeskError(`--${option} is a date such as 2026-01-31.`);
  return day;
}

function sinceOf(input: Input): Date | undefined {
  const day = dayOf(input, "since");
  return day === undefined ? undefined : startOfDay(day);
}

/** The days of --from and --to, both included, or the last --days. */
function periodOf(desk: Desk, input: Input): Period {
  const given = Number(input.options.days ?? STATS_DAYS);
  if (!Number.isInteger(given) || given < 1 || given > 400) throw new DeskError("--days is a number from 1 to 400.");
  const last = lastDays(desk, given);
  const [from, to] = [dayOf(input, "from") ?? last.from, dayOf(input, "to") ?? last.to];
  if (from > to) throw new DeskError(`--from (${from}) must not be after --to (${to}).`);
  return { from, to };
}

const one = ({ args }: Input) => args[0] as string;

/** Every command of the desk, in the order of its help. */
export const commands: readonly Command[] = [
  {
    name: "submissions list",
    args: [],
    options: { status: text, limit: text },
    help: `lists submissions, oldest first (--status ${submissionStates.join("|")})`,
    run: async (desk, input) => ({
      data: await listSubmissions(desk, { status: choiceOf(input, "status", submissionStates), limit: limitOf(input) }),
    }),
  },
  {
    name: "submissions show",
    args: ["account"],
    options: {},
    help: "shows details and documents of an account (id, e-mail, phone or number of the submission); the funder then sees that they are being reviewed",
    run: async (desk, input) => ({ data: await showSubmission(desk, one(input)) }),
  },
  {
    name: "submissions approve",
    args: ["account"],
    options: { mark: text },
    help: "approves a submission and informs the funder (--mark MARK: the last line of submissions show)",
    run: async (desk, input) => ({ data: await decideSubmission(desk, one(input), { status: "approved" }, required(input, "mark")) }),
  },
  {
    name: "submissions refuse",
    args: ["account"],
    options: { reason: text, mark: text },
    help: "refuses a submission with a reason that the funder reads (--reason TEXT, --mark MARK)",
    run: async (desk, input) => {
      const decision = { status: "refused" as const, reason: required(input, "reason") };
      return { data: await decideSubmission(desk, one(input), decision, required(input, "mark")) };
    },
  },
  {
    name: "submissions ask",
    args: ["account", "field"],
    options: { reason: text, mark: text },
    help: "asks for one field or document again, such as ktpPicUrl, with a reason that the funder reads (--reason TEXT, --mark MARK)",
    run: async (desk, input) => {
      const items = [{ field: input.args[1] as string, reason: required(input, "reason") }];
      return { data: await decideSubmission(desk, one(input), { status: "correction", items }, required(input, "mark")) };
    },
  },
  {
    name: "document open",
    args: ["document"],
    options: { out: text },
    help: "writes a document to a file (--out FILE) or to standard output",
    run: async (desk, input) => ({ file: await openDocument(desk, one(input)) }),
  },
  {
    name: "tickets list",
    args: [],
    options: { all: flag, limit: text },
    help: "lists complaints and requests about data that wait, most urgent first (--all: answered ones too)",
    run: async (desk, input) => ({ data: await listTickets(desk, { all: input.options.all === true, limit: limitOf(input) }) }),
  },
  {
    name: "tickets show",
    args: ["ticket"],
    options: {},
    help: "shows a ticket with its texts",
    run: async (desk, input) => ({ data: await showTicket(desk, one(input)) }),
  },
  {
    name: "tickets answer",
    args: ["ticket"],
    options: { text, mark: text },
    help: "sends an answer to the person and closes the ticket (--text TEXT, --mark MARK: the last line of tickets show)",
    run: async (desk, input) => ({ data: await answerTicket(desk, one(input), required(input, "text"), required(input, "mark")) }),
  },
  {
    name: "tickets note",
    args: ["ticket"],
    options: { text },
    help: "adds a note that only staff read (--text TEXT)",
    run: async (desk, input) => {
      await noteTicket(desk, one(input), required(input, "text"));
      return { data: "The note is stored." };
    },
  },
  {
    name: "tickets reopen",
    args: ["ticket"],
    options: { reason: text },
    help: "opens an answered ticket again; the deadline counts from now (--reason TEXT)",
    run: async (desk, input) => {
      await reopenTicket(desk, one(input), required(input, "reason"));
      return { data: `${one(input)} waits for an answer again.` };
    },
  },
  {
    name: "tickets join",
    args: ["ticket", "duplicate"],
    options: {},
    help: "joins two waiting tickets of one kind and contact; the one that is due first stays, and one answer names both",
    run: async (desk, input) => ({ data: await joinTickets(desk, one(input), input.args[1] as string) }),
  },
  {
    name: "account unlock",
    args: ["account"],
    options: {},
    help: "removes the wrong passwords that lock an account",
    run: async (desk, input) => ({ data: await unlockAccount(desk, one(input)) }),
  },
  {
    name: "account export",
    args: ["account"],
    options: { ticket: text },
    help: "prints everything stored about a funder who asked for it (--ticket HAK-…)",
    run: async (desk, input) => ({ data: await exportAccount(desk, one(input), required(input, "ticket")) }),
  },
  {
    name: "account delete",
    args: ["account"],
    options: { ticket: text },
    help: "deletes a funder who asked for it, with all documents, and prints the number of the proof (--ticket HAK-…)",
    run: async (desk, input) => ({ data: await deleteAccount(desk, one(input), required(input, "ticket")) }),
  },
  {
    name: "messages list",
    args: [],
    options: { status: text, limit: text },
    help: `lists codes and mails with the provider's answer, newest first (--status ${messageStates.join("|")})`,
    run: async (desk, input) => ({ data: await listMessages(desk, choiceOf(input, "status", messageStates), limitOf(input)) }),
  },
  {
    name: "audit",
    args: [],
    options: { actor: text, subject: text, action: text, since: text, limit: text },
    help: "reads the audit log, newest first (--actor operator:NAME, --subject ID or an e-mail address, phone or reference number, --action NAME, --since 2026-01-31)",
    run: async (desk, input) => {
      const { actor, subject, action } = input.options;
      const filter = { actor: stringOf(actor), subject: stringOf(subject), action: stringOf(action) };
      return { data: await readAudit(desk, { ...filter, since: sinceOf(input), limit: limitOf(input) }) };
    },
  },
  {
    name: "audit verify",
    args: [],
    options: { known: text },
    help: "checks that no row of the audit log was changed or removed, and prints its last hash; --known HASH must still be in it",
    run: async (desk, input) => ({ data: await verifyAudit(desk, stringOf(input.options.known)) }),
  },
  {
    name: "retention run",
    args: [],
    options: {},
    help: "deletes what the retention table says, as the daily job does",
    run: async (desk) => ({ data: await applyRetention(desk, desk.requestId) }),
  },
  {
    name: "stats",
    args: [],
    options: { days: text, from: text, to: text },
    help: "prints visits by page and campaign, where they come from, clicks of advertisements, speeds (--days 30, or --from 2026-01-01 --to 2026-01-31)",
    run: async (desk, input) => {
      const { views, campaigns, arrivals, ads, speeds } = await readCounts(desk, periodOf(desk, input));
      const shown = (found: Percentile | undefined, unit: number) => (found ? `${found.above ? "> " : ""}${found.value / unit}` : "");
      const speed = speeds.map(({ page, lcp, inp, cls, measured }) => ({
        page,
        "LCP (s)": shown(lcp, 1_000),
        "INP (ms)": shown(inp, 1),
        CLS: shown(cls, 1_000),
        measured,
      }));
      return { data: { views, campaigns, arrivals, "clicks of advertisements": ads, "speed (75th percentile)": speed } };
    },
  },
  {
    name: "keys rotate",
    args: [],
    options: {},
    help: "wraps everything sealed with the first key of DATA_KEYS, while the API runs",
    run: async (desk) => ({ data: await rotateKeys(desk) }),
  },
  {
    name: "backup",
    args: [],
    options: { out: text },
    help: "writes a backup of the running service, rows of one moment and all documents, to a file (--out FILE.ndjson.gz)",
    run: async (desk) => {
      await audit(desk.db, desk.now(), { actor: desk.actor, action: "backup", subject: "service", requestId: desk.requestId });
      return { file: { name: "backup.ndjson.gz", bytes: exportBackup(desk) } };
    },
  },
  {
    name: "erasures",
    args: [],
    options: { since: text, out: text },
    help: "writes what was erased, withdrawn or replaced, to be kept apart from the backups for restore --erasures (--since 2026-01-31, --out FILE)",
    run: async (desk, input) => {
      const list = await listErasures(desk, sinceOf(input));
      return { file: { name: "erasures.json", bytes: new Blob([JSON.stringify(list)]).stream() } };
    },
  },
  {
    name: "staff invite",
    args: ["name"],
    options: { role: text, mail: text, again: flag },
    help: `invites a member of staff to the pages of the desk and prints the path of the invitation (--role ${staffRoles.join("|")}; --mail ADDRESS for notices of new work; --again: an existing member, whose password, authenticator and sessions end)`,
    run: async (desk, input) => {
      const role = choiceOf(input, "role", staffRoles);
      if (!role) throw new DeskError("--role is missing.");
      const invitation = { mail: stringOf(input.options.mail), again: input.options.again === true };
      return { data: { member: one(input), path: `/undangan/${await inviteStaff(desk, one(input), role, invitation)}` } };
    },
  },
  {
    name: "staff remove",
    args: ["name"],
    options: {},
    help: "ends the access of a member of staff to the pages of the desk",
    run: async (desk, input) => {
      await removeStaff(desk, one(input));
      return { data: `The access of ${one(input)} is ended.` };
    },
  },
  {
    name: "operator add",
    args: ["name"],
    options: {},
    help: "adds an operator and prints the token for DESK_TOKEN; the first one needs no token",
    run: async (desk, input) => ({ data: { operator: one(input), token: await addOperator(desk, one(input)) } }),
  },
  {
    name: "operator remove",
    args: ["name"],
    options: {},
    help: "withdraws the token of an operator",
    run: async (desk, input) => {
      await removeOperator(desk, one(input));
      return { data: `The token of ${one(input)} is withdrawn.` };
    },
  },
];
