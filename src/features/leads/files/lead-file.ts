import { sizeText } from "../../../lib/file-size.ts";
import type { FileType } from "../../forms/file-rules.ts";

/** A file that came with a lead, as it is described to the dealer. */
export interface LeadFile {
  /** Name and label of its field. */
  readonly field: string;
  readonly label: string;
  /** The shopper's name for it: letters, digits, plain signs, and the extension of its real type. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  /** Address that opens it. */
  readonly url: string;
}

/** `photo, 1.2 MB` */
export const fileWords = ({ type, bytes }: Pick<LeadFile, "type" | "bytes">): string =>
  `${type === "image/jpeg" ? "photo" : "PDF"}, ${sizeText(bytes)}`;
