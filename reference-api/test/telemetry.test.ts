import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { freePort } from "../../lib/ports.ts";
import { newcomer } from "./harness.ts";
import { healthy, killAll, startApi } from "./processes.ts";

const directory = mkdtempSync(path.join(tmpdir(), "simpul-telemetry-"));

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Sent = { resourceSpans: { scopeSpans: { spans: { name: string; traceId: string; parentSpanId?: string; attributes: Attribute[] }[] }[] }[] };

describe("telemetry", () => {
  after(() => {
    killAll();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });

  it("serves metrics on a separate port and sends spans to the collector, without user input", async () => {
    const bodies: string[] = [];
    const collector = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += chunk;
      bodies.push(text);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    }).listen(0, "127.0.0.1");
    await once(collector, "listening");
    const metricsPort = await freePort();
    const api = await startApi({
      DATA_DIR: directory,
      API_METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    });
    await healthy(api);
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const person = newcomer();
    const answer = await fetch(`${api.base}/api/investor/regist`, {
      method: "POST",
      headers: { "content-type": "application/json", traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      body: JSON.stringify(person),
    });
    assert.equal(answer.status, 200);
    await fetch(`${api.base}/api/common/file/sangat-rahasia-sekali-0001?cari=${person.email}`);

    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    assert.match(metrics, /api_answers_total\{route="\/api\/investor\/regist",code="0000"\} 1/);
    assert.match(metrics, /api_call_duration_seconds_count\{method="GET",route="\/api\/common\/file\/\{fileId\}",status="401"\} 1/);
    assert.match(metrics, /process_resident_memory_bytes \d/);
    assert.equal((await fetch(`${api.base}/metrics`)).status, 404, "not on the API port");

    api.child.kill("SIGTERM");
    assert.equal((await api.ended).code, 0);
    collector.close();
    const spans = bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    const regist = spans.find(({ name }) => name === "POST /api/investor/regist");
    assert.deepEqual([regist?.traceId, regist?.parentSpanId], [traceId, "b7ad6b7169203331"]);
    assert.ok(regist?.attributes.some(({ key, value }) => key === "simpul.code" && value.stringValue === "0000"));
    for (const text of [metrics, bodies.join(), api.log()])
      for (const typed of [person.email, person.mobile, person.username, person.password, "sangat-rahasia"]) assert.ok(!text.includes(typed), typed);
  });
});
