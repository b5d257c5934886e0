import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createWebMetrics, routeLabel } from "@/lib/telemetry/web-metrics";

const listening = (server: { once: (event: "listening", listener: () => void) => unknown; address: () => unknown }) =>
  new Promise<number>((resolve) => server.once("listening", () => resolve((server.address() as AddressInfo).port)));

/** The text of a page of metrics once it has the line: a request is counted after its answer has arrived. */
async function metricsWith(line: string, address: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const text = await (await fetch(address)).text();
    if (text.includes(line) || tries === 100) return text;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe("metrics of the web", () => {
  it("labels routes by pattern, without user input", () => {
    expect(routeLabel("/api/common/file/9aF3kk2LmQ-rahasia-0001")).toBe("/api/common/file/{fileId}");
    expect(routeLabel("/api/investor/login?x=pribadi@demo.test")).toBe("/api/investor/login");
    expect(routeLabel("/api/pribadi@demo.test")).toBe("/api/*");
    expect(routeLabel("/pendanna?id=rahasia")).toBe("page");
    expect(routeLabel("/_next/static/chunks/a.js")).toBe("/_next/*");
    expect(routeLabel("/icon-192.png")).toBe("file");
    expect(routeLabel(undefined)).toBe("page");
  });

  it("counts finished and aborted requests, on the metrics port only", async () => {
    const metrics = createWebMetrics();
    const web = createServer((request, response) => {
      metrics.watch(request, response);
      if (request.url === "/lambat") return;
      response.writeHead(request.url === "/tidak-ada" ? 404 : 200).end();
    }).listen(0, "127.0.0.1");
    const port = await listening(web);
    const shown = metrics.listen(0, "127.0.0.1");
    const shownPort = await listening(shown);
    await fetch(`http://127.0.0.1:${port}/halamandepan`);
    await fetch(`http://127.0.0.1:${port}/tidak-ada`);
    await fetch(`http://127.0.0.1:${port}/lambat`, { signal: AbortSignal.timeout(200) }).catch(() => undefined);
    const text = await metricsWith('status="499"} 1', `http://127.0.0.1:${shownPort}/metrics`);
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="page",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="page",status="404"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="page",status="499"} 1');
    expect(text).toContain("http_requests_running 0");
    expect(text).toMatch(/process_resident_memory_bytes \d/);
    expect((await fetch(`http://127.0.0.1:${shownPort}/`)).status).toBe(404);
    for (const server of [web, shown]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it("answers one address and one method, few readers at once, and counts no method that a stranger makes up", async () => {
    const metrics = createWebMetrics();
    const arrived: (string | undefined)[] = [];
    const web = createServer((request, response) => {
      arrived.push(request.method);
      metrics.watch(request, response);
      response.writeHead(405).end();
    }).listen(0, "127.0.0.1");
    const port = await listening(web);
    const shown = metrics.listen(0, "127.0.0.1");
    const shownPort = await listening(shown);
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${shownPort}${path}`, init);
    for (const path of ["/", "/metrics/", "/metrics?x=1", "//metrics", "/%6detrics", "/Metrics"]) expect((await ask(path)).status).toBe(404);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) expect((await ask("/metrics", { method })).status).toBe(405);
    expect((await ask("/metrics", { headers: { x: "x".repeat(5_000) } })).status).toBe(431);
    for (const method of ["PUT", "PATCH", "DELETE", "PROPFIND", "LOCK", "PURGE"]) await fetch(`http://127.0.0.1:${port}/`, { method });
    expect(arrived).toHaveLength(6);
    const others = arrived.filter((method) => !["GET", "HEAD", "POST", "OPTIONS"].includes(method ?? ""));
    expect(others.length).toBeGreaterThan(0);
    const counted = `http_request_duration_seconds_count{method="other",route="page",status="405"} ${others.length}`;
    const text = await metricsWith(counted, `http://127.0.0.1:${shownPort}/metrics`);
    expect(text).toContain(counted);
    expect(text).not.toMatch(/PROPFIND|PURGE/);

    const closed = Array.from(
      { length: 40 },
      () =>
        new Promise<boolean>((resolve) => {
          const socket = connect(shownPort, "127.0.0.1", () => socket.write("GET /metrics HTTP/1.1\r\nHost: x\r\nX-"));
          socket.resume().on("error", () => undefined);
          socket.once("close", () => resolve(true));
        }),
    );
    await Promise.all(closed);
    expect((await ask("/metrics")).status).toBe(200);
    for (const server of [web, shown]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }, 30_000);
});
