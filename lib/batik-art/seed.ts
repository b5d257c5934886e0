/** FNV-1a hash of a text, unsigned 32 bits. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (const char of text) {
    value ^= char.charCodeAt(0);
    value = Math.imul(value, 16_777_619);
  }
  return value >>> 0;
}

/** Mulberry32: a deterministic sequence of numbers from 0 to 1. */
export function sequence(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state = ((state | 0) + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
