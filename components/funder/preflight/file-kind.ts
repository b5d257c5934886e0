/** The kinds of files that can be inspected: PDF, JPEG and PNG. */
export function kindOf(head: Uint8Array): "pdf" | "picture" | undefined {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47)) return "picture";
  return new TextDecoder("latin1").decode(head).includes("%PDF-") ? "pdf" : undefined;
}
