import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { it } from "node:test";
import { receiveFile } from "../services/files/receive-file.ts";

// In a file of its own: the clock stands still for everything else.
it("ends an upload that falls silent with an answer after which its sender tries again", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'.padEnd(5_000);
  const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(part, "latin1")) });
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const request = new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  const directory = mkdtempSync(path.join(tmpdir(), "simpul-receive-"));
  const written = Promise.withResolvers<number>();
  const received = receiveFile(request, { directory, maxBodyBytes: 1_000_000, onWritten: written.resolve });
  received.catch(() => undefined);
  await written.promise;
  context.mock.timers.tick(59_000);
  assert.equal(await Promise.race([received, Promise.resolve("waiting")]), "waiting");
  context.mock.timers.tick(1_000);
  await assert.rejects(received, { status: 408, message: "Jaringan bermasalah, silakan coba lagi." });
});
