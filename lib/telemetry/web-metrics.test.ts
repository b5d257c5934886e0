import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createWebMetrics, routeLabel } from "@/lib/telemetry/web-metrics";

const listening = (server: { once: (event: "listening", listener: () => void) => unknown; address: () => unknown }) =>
  new Promise<number>((resolve) => server.once("listening", () => resolve((server.address() as AddressInfo).port)));

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
    const text = await (await fetch(`http://127.0.0.1:${shownPort}/metrics`)).text();
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
});
