import { crc32, deflateRawSync } from "node:zlib";

/** Flags and method of an entry: locked with the old method, or with AES (method 99 in its place). */
const LOCKS = { none: [0, 8], password: [1, 8], aes: [1, 99] } as const;

/** A ZIP of these entries. A locked one has the marks of an encrypted archive; its content is of no use. */
export function zipOf(names: readonly string[], lock: keyof typeof LOCKS = "none", comment = ""): Buffer<ArrayBuffer> {
  const content = Buffer.from("isi dokumen");
  const packed = deflateRawSync(content);
  const [flags, method] = LOCKS[lock];
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.from(name), packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, central, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(names.length, 4);
  end.writeUInt16LE(names.length, 6);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006"), end, Buffer.from(comment)]);
}
