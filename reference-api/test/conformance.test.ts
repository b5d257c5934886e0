import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { configSchema } from "../../conformance/config.ts";
import { lines, markdown, summary } from "../../conformance/report.ts";
import { conform, type Result } from "../../conformance/run.ts";
import { withFreshDatabase } from "./harness.ts";
import { healthy, killAll, onServer, startApi } from "./processes.ts";

const directory = mkdtempSync(path.join(tmpdir(), "simpul-conform-"));
const config = configSchema.parse({
  funder: { username: "pribadi@demo.test", password: "Demo#2026" },
  appUser: { phone: "81200000009", password: "Hapus#2026", idNumber: "3174010101900009" },
  writes: true,
});
const differing = (results: readonly Result[]) => results.filter(({ outcome }) => outcome === "differs").map(({ check }) => check.call);

/** A platform that answers like `base` but for the faults: what it answers instead, by method and path. */
async function faultyPlatform(base: string, faults: Record<string, (token: boolean) => { status: number; text: string } | undefined>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = `${request.method} ${request.url?.split("?")[0]}`;
    const wrong = faults[key]?.(request.headers.userlogintoken !== undefined);
    if (wrong) return response.writeHead(wrong.status, { "content-type": "application/json" }).end(wrong.text);
    const { host: _, connection: __, "content-length": ___, "transfer-encoding": ____, ...headers } = request.headers;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const answer = await fetch(base + request.url, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(body ? { body } : {}),
    });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

describe("conformance", () => {
  after(() => {
    killAll();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });

  it("the reference API on the embedded database keeps every rule, and a wrong platform fails in the right places", {
    timeout: 180_000,
  }, async () => {
    const api = await startApi({ DATA_DIR: path.join(directory, "embedded"), RATE_LIMIT_FACTOR: "1000" });
    await healthy(api);
    const results = await conform(api.base, config);
    assert.deepEqual(differing(results), [], lines(results).join("\n"));
    assert.deepEqual(
      results.filter(({ outcome }) => outcome !== "holds"),
      [],
    );
    assert.match(summary(results), /^holds: \d+, differs: 0, not offered: 0, left out: 0$/);

    const envelope = (data?: unknown) => ({ status: 200, text: JSON.stringify({ code: "0000", message: "Berhasil", data }) });
    const faulty = await faultyPlatform(api.base, {
      "GET /api/common/timestamp": () => envelope(Math.floor(Date.now() / 1_000)),
      "POST /api/common/bank-list": () => ({ status: 200, text: "<html>Maintenance</html>" }),
      "GET /api/investor/current-user": (token) => (token ? undefined : envelope({ id: "", type: 0, validate: false, username: "Tamu" })),
      "POST /api/h5/website/blog/top": () =>
        envelope([
          { id: "a", title: "A", topFlag: 0 },
          { id: "b", title: "B", topFlag: 1 },
        ]),
      "POST /api/h5/rights-request": () => ({ status: 404, text: JSON.stringify({ code: "404", message: "Tidak ada." }) }),
    });
    const wrong = await conform(faulty.origin, configSchema.parse({ funder: config.funder }));
    faulty.stop();
    assert.deepEqual(differing(wrong), ["timestamp", "bankList", "blogTop", "currentUser"]);
    const report = markdown(faulty.origin, wrong, new Date());
    assert.match(report, /GET \/api\/investor\/current-user \|[^\n]+\| differs \| HTTP 200 without a token \| The header shows a name/);
    assert.ok(wrong.some(({ check, outcome }) => check.call === "regist" && outcome === "left out"));
    api.child.kill();
    await api.ended;
  });

  it("the reference API on PostgreSQL keeps every rule", { timeout: 180_000 }, (test) =>
    withFreshDatabase(test, async (url) => {
      const api = await startApi({ DATA_DIR: path.join(directory, "server"), RATE_LIMIT_FACTOR: "1000", DEMO_ACCOUNTS: "1", ...onServer(url) });
      await healthy(api);
      const results = await conform(api.base, config);
      api.child.kill();
      await api.ended;
      assert.deepEqual(differing(results), [], lines(results).join("\n"));
    }),
  );
});
