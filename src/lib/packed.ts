/** Plain data as one text, made by `pack`. */
export type Packed<T> = string & { readonly packed?: T };

/**
 * Plain data as one text. A page's data is taken to pieces and put together again part by part on its way to the
 * browser: for a list of two thousand parts that costs more than all else but the drawing of the page. A text is one
 * part. Tildes stand for the quotation marks, so that JSON that is carried within JSON has next to nothing to escape.
 */
export const pack = <T>(data: T): Packed<T> => JSON.stringify(data).replaceAll("~", "\\u007e").replaceAll('"', "~");

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed.replaceAll("~", '"')) as T;
