import { once } from "node:events";
import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { sendStream } from "./send-stream.ts";

/** Of its own thread: beside the sender its answer would always be read before the next part of the body is written. */
const UPSTREAM = `
  const { createServer } = require("node:http");
  const { parentPort } = require("node:worker_threads");
  const server = createServer((request, response) => response.end('{"code":"1004"}'));
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
  parentPort.on("message", () => server.getConnections((_, count) => parentPort.postMessage(count)));
`;

it("hears a refusal that comes before the body is through, and leaves no connection behind", async () => {
  const upstream = new Worker(UPSTREAM, { eval: true });
  const told = async () => (await once(upstream, "message"))[0] as number;
  try {
    const url = `http://127.0.0.1:${await told()}/`;
    const chunk = Buffer.alloc(65_536);
    for (let round = 0; round < 20; round += 1) {
      const body = Readable.from(
        (function* () {
          for (let sent = 0; sent < 240; sent += 1) yield chunk;
        })(),
      );
      const headers = { "content-length": String(240 * chunk.length) };
      const answer = await sendStream(url, { headers, body, signal: new AbortController().signal });
      expect(await answer.json()).toEqual({ code: "1004" });
    }
    let open = 20;
    for (let wait = 0; wait < 100 && open > 0; wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      upstream.postMessage("count");
      open = await told();
    }
    expect(open).toBe(0);
  } finally {
    await upstream.terminate();
  }
});
