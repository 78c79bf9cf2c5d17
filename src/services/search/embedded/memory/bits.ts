/** A set of slots, a bit for each. */
export type Bits = Uint32Array;

export const emptyBits = (slots: number): Bits => new Uint32Array(Math.ceil(slots / 32));

export function setBit(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (slot & 31));
}

/** Sets up to 32 slots from `first` on, those whose bits are set in `mask`. Its lowest bit is the first slot. */
export function setBits(bits: Bits, first: number, mask: number): void {
  const word = first >>> 5;
  const shift = first & 31;
  bits[word] = (bits[word] ?? 0) | (mask << shift);
  const beyond = shift === 0 ? 0 : mask >>> (32 - shift);
  if (beyond !== 0) bits[word + 1] = (bits[word + 1] ?? 0) | beyond;
}

/** Sets `count` slots from `first` on. */
export function setRange(bits: Bits, first: number, count: number): void {
  for (let slot = first; slot < first + count; slot++) setBit(bits, slot);
}

export function clearBit(bits: Bits, slot: number): void {
  const word = slot >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (slot & 31));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

/** The slots of a set, in ascending order. */
export function slotsIn(bits: Bits): Uint32Array {
  const slots = new Uint32Array(sizeOf(bits));
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      slots[count++] = (word << 5) + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return slots;
}

function sizeOf(bits: Bits): number {
  let size = 0;
  for (let word = 0; word < bits.length; word++) size += onesIn(bits[word] ?? 0);
  return size;
}

/** Counts the ones in 32 bits by adding them in pairs, fours and bytes. */
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
