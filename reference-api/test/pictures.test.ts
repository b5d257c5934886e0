/** Pictures: what they cost in memory, and who waits for whom. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, it } from "node:test";
import { promisify } from "node:util";
import sharp from "sharp";
import { PICTURE_MAX_PIXELS, PICTURE_MAX_UNPACKED_BYTES, PICTURES_WAITING_MAX, PICTURES_WAITING_PER_ACCOUNT_MAX } from "../../lib/limits.ts";
import { ApiError } from "../errors.ts";
import { reencodePicture } from "../services/files/reencode-picture.ts";

const folder = mkdtempSync(path.join(tmpdir(), "simpul-pictures-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => path.join(folder, name);
const MEGABYTE = 1_048_576;
/** What docs/decisions/0107-*.md says that one picture takes, bytes. */
const MEMORY_MAX = 250 * MEGABYTE;

const MEASURE = `
const { reencodePicture } = await import(process.argv[1]);
const { readFileSync } = await import("node:fs");
// resourceUsage().maxRSS begins with that of the parent.
const peak = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]);
const before = peak();
let result = "stored";
try { await reencodePicture({ location: process.argv[2], mediaType: process.argv[3], sender: { accountId: "a", address: undefined } }); } catch (error) { result = error.code ?? String(error); }
console.log(JSON.stringify({ result, bytes: (peak() - before) * 1024 }));`;

/** Re-encodes a picture in a process of its own; the most memory that it took beyond the start, bytes. */
async function measure(location: string, mediaType: string): Promise<{ result: string; bytes: number }> {
  const service = path.join(import.meta.dirname, "../services/files/reencode-picture.ts");
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", MEASURE, service, location, mediaType]);
  return JSON.parse(stdout) as { result: string; bytes: number };
}

type Kind = { channels: 1 | 3 | 4; bits: 8 | 16; format: "png" | "jpeg"; progressive: boolean; orientation?: number };

async function draw(name: string, pixels: number, { channels, bits, format, progressive, orientation }: Kind): Promise<string> {
  const side = Math.floor(Math.sqrt(pixels));
  const base = sharp({
    create: { width: side, height: side, channels: channels === 4 ? 4 : 3, background: { r: 90, g: 120, b: 40, alpha: 0.5 } },
    limitInputPixels: false,
  });
  const coloured = channels === 1 ? base.toColourspace(bits === 16 ? "grey16" : "b-w") : bits === 16 ? base.toColourspace("rgb16") : base;
  const turned = orientation ? coloured.withMetadata({ orientation }) : coloured;
  await (format === "png" ? turned.png({ compressionLevel: 1, progressive }) : turned.jpeg({ quality: 50, progressive })).toFile(file(name));
  return file(name);
}

it("takes no more memory than the decision says, for every depth, number of channels and rotation", {
  timeout: 300_000,
  skip: process.platform !== "linux" && "reads /proc",
}, async (test) => {
  const kinds: Kind[] = [
    { channels: 3, bits: 8, format: "jpeg", progressive: false },
    { channels: 3, bits: 8, format: "jpeg", progressive: false, orientation: 6 },
    { channels: 3, bits: 8, format: "jpeg", progressive: true, orientation: 6 },
    { channels: 4, bits: 8, format: "png", progressive: false, orientation: 8 },
    { channels: 4, bits: 8, format: "png", progressive: true },
    { channels: 4, bits: 16, format: "png", progressive: false, orientation: 6 },
    { channels: 4, bits: 16, format: "png", progressive: true, orientation: 3 },
    { channels: 1, bits: 16, format: "png", progressive: false },
  ];
  for (const kind of kinds) {
    const twice = kind.progressive ? 2 : 1;
    const most = Math.min(PICTURE_MAX_PIXELS / twice, PICTURE_MAX_UNPACKED_BYTES / ((kind.channels * kind.bits * twice) / 8));
    const name = JSON.stringify(kind);
    const media = `image/${kind.format}`;
    const largest = await measure(await draw("besar", most * 0.98, kind), media);
    test.diagnostic(`${name}: ${Math.round(largest.bytes / MEGABYTE)} MB`);
    assert.equal(largest.result, "stored", name);
    assert.ok(largest.bytes < MEMORY_MAX, `${name}: ${Math.round(largest.bytes / MEGABYTE)} MB`);
    if (kind.bits === 16) {
      const refused = await measure(await draw("lebih", most * 1.1, kind), media);
      assert.equal(refused.result, "1010", name);
      assert.ok(refused.bytes < 40 * MEGABYTE, `${name} is refused before it is unpacked`);
    }
  }
});

it("lets each account take its turn, and tells the rest how long to wait", { timeout: 120_000 }, async () => {
  const large = await draw("antre.jpg", 6_000_000, { channels: 3, bits: 8, format: "jpeg", progressive: false });
  const small = file("kecil.png");
  await writeFile(
    small,
    await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  );
  const order: string[] = [];
  let counter = 0;
  const send = async (accountId: string, source: string, mediaType: "image/jpeg" | "image/png", address?: string) => {
    counter += 1;
    const location = file(`kirim-${counter}`);
    await copyFile(source, location);
    return reencodePicture({ location, mediaType, sender: { accountId, address } }).then(
      () => order.push(accountId),
      (error: unknown) => {
        assert.ok(error instanceof ApiError && error.status === 429 && error.code === "1429" && (error.retryAfterSeconds ?? 0) > 0, String(error));
        order.push(`${accountId} waits`);
      },
    );
  };
  const flood = ["a", "b", "c", "d", "e"].flatMap((account) => Array.from({ length: 4 }, () => send(account, large, "image/jpeg")));
  await new Promise((resolve) => setTimeout(resolve, 50));
  // On a busy machine, some are finished before the stranger's picture is sent.
  const before = order.length;
  await send("stranger", small, "image/png");
  assert.ok(order.length - before <= 8, `${order.length - before} pictures came before the stranger's: ${order}`);
  const extra = await Promise.all(Array.from({ length: PICTURES_WAITING_PER_ACCOUNT_MAX + 2 }, () => send("f", small, "image/png")));
  assert.equal(extra.length, PICTURES_WAITING_PER_ACCOUNT_MAX + 2);
  assert.ok(order.includes("f waits"));
  await Promise.all(flood);
  assert.equal(order.filter((name) => /^[a-e]$/.test(name)).length, 20, String(order));
  const crowd = await Promise.all(Array.from({ length: PICTURES_WAITING_MAX + 10 }, (_, index) => send(`orang-${index}`, small, "image/png")));
  assert.equal(crowd.length, PICTURES_WAITING_MAX + 10);
  assert.ok(order.some((name) => /^orang-\d+ waits$/.test(name)));

  // One visitor with an account for each picture: as many as may wait, and more.
  order.length = 0;
  const horde = Array.from({ length: PICTURES_WAITING_MAX + 5 }, (_, index) => send(`akun-${index}`, large, "image/jpeg", "192.0.2.1"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const done = () => order.filter((name) => /^akun-\d+$/.test(name)).length;
  const already = done();
  await Promise.all([send("tamu", small, "image/png", "192.0.2.2"), send("tetangga", small, "image/png", "192.0.2.3")]);
  assert.ok(order.includes("tamu") && order.includes("tetangga"), String(order));
  assert.ok(done() - already <= 4, `${done() - already} pictures of one visitor came before those of two others`);
  await Promise.all(horde);
});
