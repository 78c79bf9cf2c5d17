/** A piece of a document, which begins and ends between tags. */
export interface Piece {
  readonly bytes: Buffer;
  /**
   * True for bytes that many documents share, always the same object. What stands in them is known: no link to a sheet
   * or module, and no inline code but styles whose hash is told beside them.
   */
  readonly kept: boolean;
}

export const fresh = (bytes: Buffer): Piece => ({ bytes, kept: false });

export const bytesOf = (pieces: readonly Piece[]): Buffer => Buffer.concat(pieces.map(({ bytes }) => bytes));
export const textOf = (pieces: readonly Piece[]): string => bytesOf(pieces).toString();
