/** Anonymous counts of visits: what is counted, what is not, and what the desk shows of it. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { and, eq } from "drizzle-orm";
import { retentionDays } from "../../lib/contract/retention.ts";
import { articles } from "../db/schema/articles.ts";
import { counts } from "../db/schema/counts.ts";
import { ads } from "../db/schema/site.ts";
import { printed } from "../desk/command-line.ts";
import { runCommand } from "../desk/run-command.ts";
import { DeskError } from "../errors.ts";
import type { Desk } from "../services/audit.ts";
import { createCounts, lastDays, OTHER_CAMPAIGN, percentile75, readCounts, STEPS, stepOf } from "../services/counts.ts";
import { addOperator } from "../services/operators.ts";
import { applyRetention } from "../services/retention.ts";
import { type Api, onBothDatabases, openApi } from "./harness.ts";

describe("a histogram of speeds", () => {
  it("counts a measurement in the step of its upper bound, the last of which is open", () => {
    assert.deepEqual(
      [0, 500, 501, 10_000, 10_001].map((value) => stepOf("lcp", value)),
      ["500", "500", "1000", "10000", "max"],
    );
    assert.equal(stepOf("cls", 0), "10");
  });

  it("estimates the 75th percentile within its step, and says when it is above the last bound", () => {
    const of = (...amounts: [string, number][]) => percentile75("lcp", new Map(amounts));
    assert.equal(of(), undefined);
    assert.deepEqual(of(["500", 4]), { value: 375, above: false });
    // Three of four are in the first two steps: the upper bound of the second.
    assert.deepEqual(of(["500", 1], ["1000", 2], ["4000", 1]), { value: 1_000, above: false });
    assert.deepEqual(of(["500", 50], ["2500", 50]), { value: 2_250, above: false });
    assert.deepEqual(of(["1000", 1], ["max", 3]), { value: 10_000, above: true });
    for (const bounds of Object.values(STEPS))
      assert.deepEqual(
        bounds,
        [...bounds].sort((a, b) => a - b),
      );
  });
});

onBothDatabases("counts of visits", (kind) => {
  let api: Api;
  let article = "";
  before(async () => {
    api = await openApi({}, kind);
    article = (await api.deps.db.select({ id: articles.id }).from(articles).limit(1))[0]?.id ?? "";
  });
  after(() => api.close());

  const send = (body: unknown, init: RequestInit = {}) =>
    api.fetch("/counts", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body), ...init });
  const operator = (): Desk => ({ ...api.deps, actor: "operator:uji", requestId: "uji" });
  /** What is stored, and nothing left for the next test. */
  async function stored() {
    await api.deps.counts?.write();
    const rows = await api.deps.db.select().from(counts).orderBy(counts.day, counts.kind, counts.name, counts.detail);
    await api.deps.db.delete(counts);
    return rows.map(({ day, kind: what, name, detail, amount }) => [day, what, name, detail, amount] as const);
  }
  const withoutDay = (rows: Awaited<ReturnType<typeof stored>>) => rows.map(([, ...rest]) => rest.join(" "));

  it("adds up views by page and campaign, arrivals by kind of site, and measurements by step", async () => {
    const visit = { page: "/p2pLending", article, source: "search", campaign: "whatsapp/mudik", lcp: 1_200, inp: 90, cls: 0 };
    for (let at = 0; at < 3; at += 1) assert.equal((await send(visit)).status, 204);
    await api.deps.counts?.write();
    await send({ page: "/p2pLending", article });
    await send({ page: "/karir2/[id]" });
    const name = `/p2pLending?id=${article}`;
    assert.deepEqual(withoutDay(await stored()), [
      `arrival ${name} search 3`,
      `cls ${name} 10 3`,
      `inp ${name} 100 3`,
      `lcp ${name} 1500 3`,
      "view /karir2/[id]  1",
      `view ${name}  1`,
      `view ${name} whatsapp/mudik 3`,
    ]);
  });

  it("counts no unknown page, no article that is unknown or not published, and nothing malformed", async () => {
    await api.deps.db.insert(articles).values({
      id: "besok",
      title: "Besok",
      description: "",
      category: "Promo",
      postTime: new Date(Date.now() + 86_400_000),
      content: "",
      plain: "",
    });
    for (const body of [
      { page: "<script>alert(1)</script>" },
      { page: "/a/b/c" },
      { page: "https://lain.example" },
      { page: "/p2pLending", article: "tidak-ada" },
      { page: "/p2pLending", article: "besok" },
    ])
      assert.equal((await send(body)).status, 204, JSON.stringify(body));
    for (const [body, status] of [
      [{ page: "/pinjaman", orang: "Budi" }, 400],
      [{ page: "/pinjaman", source: "dari-siapa" }, 400],
      [{ page: `/${"a".repeat(200)}` }, 400],
      [{}, 400],
      [{ page: "/pinjaman", campaign: "a".repeat(2_100) }, 413],
    ] as const)
      assert.equal((await send(body)).status, status, JSON.stringify(body).slice(0, 80));
    assert.equal((await send({ page: "/pinjaman" }, { headers: { "content-type": "text/plain" } })).status, 400);
    assert.deepEqual(await stored(), []);
    await send({ page: "/pinjaman", campaign: "<script>alert(1)</script>" });
    await send({ page: "/pinjaman", campaign: "0812-3456-7890" });
    assert.deepEqual(withoutDay(await stored()), ["view /pinjaman  2"], "the visits, without their campaigns");
  });

  it("counts clicks of advertisements by day, and none of an unknown one", async () => {
    const [ad] = await api.deps.db.select().from(ads).limit(1);
    for (const id of [String(ad?.id), String(ad?.id), "999999", "0", "tidak-ada"]) await api.call("POST", `/api/ad/click/${id}`, {});
    assert.deepEqual(withoutDay(await stored()), [`ad ${ad?.id}  2`]);
  });

  it("counts by the day in Jakarta, also across its midnight", async () => {
    const time = api.deps.now().getTime();
    // 16.59 UTC is 23.59 in Jakarta.
    const next = new Date(time);
    next.setUTCHours(16, 59, 0, 0);
    api.advanceClock(next.getTime() - time + (next.getTime() < time ? 86_400_000 : 0));
    const today = api.deps.now().toISOString().slice(0, 10);
    await send({ page: "/pinjaman" });
    api.advanceClock(120_000);
    await send({ page: "/pinjaman" });
    await send({ page: "/pinjaman" });
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    assert.deepEqual(await stored(), [
      [today, "view", "/pinjaman", "", 1],
      [tomorrow, "view", "/pinjaman", "", 2],
    ]);
  });

  it("keeps few campaigns a day apart and sums the others up, over several writes", async () => {
    for (let at = 0; at < 510; at += 1) {
      await send({ page: "/pinjaman", campaign: `kampanye-${at}` });
      if (at === 300) await api.deps.counts?.write();
    }
    await api.deps.counts?.write();
    for (let at = 0; at < 5; at += 1) await send({ page: "/bantuan", campaign: "baru" });
    await send({ page: "/pinjaman", campaign: "kampanye-0" });
    await send({ page: "/bantuan" });
    const rows = (await stored()).filter(([, what]) => what === "view");
    const campaigns = rows.filter(([, , , detail]) => detail !== "" && detail !== OTHER_CAMPAIGN);
    assert.equal(campaigns.length, 500);
    assert.equal(campaigns.find(([, , , detail]) => detail === "kampanye-0")?.[4], 2, "a known one goes on");
    const others = rows.filter(([, , , detail]) => detail === OTHER_CAMPAIGN).map(([, , name, , amount]) => [name, amount]);
    assert.deepEqual(others, [
      ["/bantuan", 5],
      ["/pinjaman", 10],
    ]);
    assert.equal(
      rows.reduce((sum, [, , , , amount]) => sum + amount, 0),
      517,
    );
  });

  it("writes a flood of visits in few statements, and holds a bounded number of sums", async () => {
    const { counts: sums, db } = api.deps;
    let statements = 0;
    const insert = db.insert.bind(db);
    db.insert = ((table: never) => {
      statements += 1;
      return insert(table);
    }) as typeof db.insert;
    try {
      for (let at = 0; at < 20_000; at += 1) sums?.add("view", "/pinjaman");
      for (let at = 0; at < 20_000; at += 1) sums?.add("lcp", `/halaman-${at}`, "500");
      await sums?.write();
    } finally {
      db.insert = insert;
    }
    assert.ok(statements <= 11, `${statements} statements`);
    const rows = await stored();
    assert.equal(rows.length, 5_000);
    assert.equal(rows.find(([, what]) => what === "view")?.[4], 20_000);
  });

  it("adds up what two instances write at once, without losing or waiting", async () => {
    const instances = [createCounts(api.deps), createCounts(api.deps)];
    for (let round = 0; round < 5; round += 1) {
      for (let page = 0; page < 50; page += 1) for (const one of instances) one.add("view", `/halaman-${page}`);
      await Promise.all(instances.map((one) => one.write()));
    }
    const rows = await stored();
    assert.deepEqual([rows.length, [...new Set(rows.map(([, , , , amount]) => amount))]], [50, [10]]);
  });

  it("shows the desk what was counted in a period, and prints it as tables", async () => {
    const [ad] = await api.deps.db.select().from(ads).limit(1);
    for (let at = 0; at < 4; at += 1)
      await send({ page: "/pinjaman", source: "social", campaign: "whatsapp/mudik", lcp: at < 3 ? 900 : 5_000, cls: 20 });
    await send({ page: "/bantuan", source: "direct" });
    await api.call("POST", `/api/ad/click/${ad?.id}`, {});
    api.advanceClock(40 * 86_400_000);
    await send({ page: "/pinjaman" });
    await api.deps.counts?.write();

    const token = await addOperator(operator(), "stats");
    const stats = async (options: Record<string, string>) => (await runCommand(api.deps, { name: "stats", token, args: [], options })).data;
    assert.deepEqual((await stats({ days: "30" })) as object, {
      views: [{ page: "/pinjaman", views: 1 }],
      campaigns: [],
      arrivals: [],
      "clicks of advertisements": [],
      "speed (75th percentile)": [],
    });
    const text = printed(await stats({ days: "60" }));
    for (const line of [
      /^views\npage +views\n\/pinjaman +5\n\/bantuan +1\n\ncampaigns\n/,
      /\nwhatsapp\/mudik +\/pinjaman +4\n/,
      /\nsocial +4\ndirect +1\n/,
      new RegExp(`\\n${ad?.id} +.+ +${ad?.slot} +1\\n`),
      /\n\/pinjaman +1 +0\.021 +4$/,
    ])
      assert.match(text, line);
    const day = lastDays(api.deps, 1).to;
    assert.equal(((await stats({ from: "2020-01-01", to: day })) as { views: { views: number }[] }).views[0]?.views, 5);
    for (const [option, wrong] of [
      ["days", "0"],
      ["days", "x"],
      ["from", "kemarin"],
    ] as const)
      await assert.rejects(stats({ [option]: wrong }), DeskError);
    await assert.rejects(stats({ from: "2026-02-01", to: "2026-01-31" }), { message: "--from (2026-02-01) must not be after --to (2026-01-31)." });
    await assert.rejects(stats({ to: "2020-01-01" }), /must not be after --to \(2020-01-01\)/);

    const { speeds } = await readCounts(operator(), { from: "2020-01-01", to: day });
    assert.deepEqual(speeds, [
      { page: "/pinjaman", lcp: { value: 1_000, above: false }, inp: undefined, cls: { value: 21, above: false }, measured: 4 },
    ]);
  });

  it("removes counts after thirteen months", async () => {
    const rows = () =>
      api.deps.db
        .select({ day: counts.day })
        .from(counts)
        .where(and(eq(counts.kind, "view"), eq(counts.name, "/pinjaman")));
    const before = (await rows()).length;
    assert.ok(before >= 2);
    api.advanceClock((retentionDays("counts") - 20) * 86_400_000);
    assert.ok((await applyRetention(api.deps, "uji")).counts > 0);
    assert.equal((await rows()).length, 1);
  });

  it("has no call for counts while counting is switched off", async () => {
    const off = await openApi({ counts: undefined }, kind);
    try {
      const answer = await off.fetch("/counts", { method: "POST", headers: { "content-type": "application/json" }, body: '{"page":"/pinjaman"}' });
      assert.equal(answer.status, 404);
      const [ad] = await off.deps.db.select().from(ads).limit(1);
      assert.equal((await off.call("POST", `/api/ad/click/${ad?.id}`, {})).code, "0000");
      assert.deepEqual(await off.deps.db.select().from(counts), []);
    } finally {
      await off.close();
    }
  });
});
