import { sizeText } from "../../../lib/files/file-size.ts";
import type { FileType } from "../../forms/file-rules.ts";

/** A file that came with a lead, as described to the dealer. */
export interface LeadFile {
  /** Name and label of its field. */
  readonly field: string;
  readonly label: string;
  /** The shopper's name for the file: letters, digits, plain signs, and the extension of its real type. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  /** Address that opens it; null if there was no room to store it. */
  readonly url: string | null;
}

/** `https://… (photo, 1.2 MB)`, or a sentence saying that the dealer has to ask for the file. */
export const fileWords = ({ name, type, bytes, url }: Omit<LeadFile, "field" | "label">): string =>
  url === null
    ? `${name} could not be stored, because the room for files is used up. Please ask for it.`
    : `${url} (${type === "image/jpeg" ? "photo" : "PDF"}, ${sizeText(bytes)})`;
