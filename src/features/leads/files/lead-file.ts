import { sizeText } from "../../../lib/file-size.ts";
import type { FileType } from "../../forms/file-rules.ts";

/** A file that came with a lead, as the dealer is told of it. */
export interface LeadFile {
  /** Of the field, and the words beside it. */
  readonly field: string;
  readonly label: string;
  /** The shopper's own name of it: letters, digits, plain signs, and the ending of what it is. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  /** Address that opens it. */
  readonly url: string;
}

/** `photo, 1.2 MB` */
export const fileWords = ({ type, bytes }: Pick<LeadFile, "type" | "bytes">): string =>
  `${type === "image/jpeg" ? "photo" : "PDF"}, ${sizeText(bytes)}`;
