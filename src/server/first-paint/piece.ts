/** A piece of a document, which begins and ends between tags. */
export interface Piece {
  readonly bytes: Buffer;
  /**
   * True for bytes shared by many documents, always the same object. Their content is known: no links to sheets or
   * modules, and no inline code except styles whose hashes are given beside them.
   */
  readonly kept: boolean;
}

export const fresh = (bytes: Buffer): Piece => ({ bytes, kept: false });

export const bytesOf = (pieces: readonly Piece[]): Buffer => Buffer.concat(pieces.map(({ bytes }) => bytes));
export const textOf = (pieces: readonly Piece[]): string => bytesOf(pieces).toString();
