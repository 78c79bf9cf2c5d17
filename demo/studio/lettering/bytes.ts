/** Reads a font's numbers in order; all are big-endian. */
export type Bytes = {
  readonly u8: () => number;
  readonly u16: () => number;
  readonly i16: () => number;
  readonly u32: () => number;
  /** A number from -2 to 2 in steps of 1/16384. */
  readonly share: () => number;
  /** How many bytes have been read. */
  readonly position: () => number;
  /** The next `count` bytes as a reader of their own. */
  readonly take: (count: number) => Bytes;
  /** A reader of the same bytes from `offset` after their beginning. */
  readonly from: (offset: number) => Bytes;
};

export function bytesOf(buffer: Buffer): Bytes {
  let at = 0;
  const past = (count: number) => {
    at += count;
    return at - count;
  };
  return {
    u8: () => buffer.readUInt8(past(1)),
    u16: () => buffer.readUInt16BE(past(2)),
    i16: () => buffer.readInt16BE(past(2)),
    u32: () => buffer.readUInt32BE(past(4)),
    share: () => buffer.readInt16BE(past(2)) / 16384,
    position: () => at,
    take: (count) => bytesOf(buffer.subarray(past(count), at)),
    from: (offset) => bytesOf(buffer.subarray(offset)),
  };
}
