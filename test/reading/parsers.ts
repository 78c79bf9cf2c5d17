import * as v from "valibot";
import { emailField, manyLines, oneLine, phoneField } from "../../src/features/forms/contact.ts";
import { LeadRequestSchema } from "../../src/features/forms/lead-payload.ts";
import { mobileNumber } from "../../src/features/sign-in/mobile-number.ts";
import { photoName } from "../../src/features/trade-in/photo-rules.ts";
import { fieldsAtMost, formFault, isFieldName } from "../../src/server/bodies/form-bounds.ts";
import { boundedJson } from "../../src/server/bodies/json-bounds.ts";
import { acceptedEncoding } from "../../src/server/shell/body.ts";
import { isCleanPath } from "../../src/server/shell/hosts.ts";
import { bodyOfAddress, ordersIn } from "../../src/services/search/dialect/address.ts";
import { parseFilter } from "../../src/services/search/embedded/filter/filter.ts";
import { tokensOf } from "../../src/services/search/embedded/filter/filter-tokens.ts";
import { wordsOf } from "../../src/services/search/embedded/text/text-words.ts";
import { withEquals } from "../../src/services/search/port.ts";

/** Parsers of text from strangers, besides the regular expressions, which are found automatically. */
export interface TextReader {
  readonly reads: string;
  /** Pieces of hostile texts; each is repeated. */
  readonly parts: readonly string[];
  /** Text before the repeated pieces. */
  readonly before?: string;
  readonly read: (text: string) => unknown;
}

const WORDS = ["a", "a ", " ", "0", "-", "é", "\u0301", '"', "\ud83d"];
const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=x";
const orNothing = (read: (text: string) => unknown) => (text: string) => {
  try {
    read(text);
  } catch {
    // A parser may refuse a wrong text by an error of its own; only its time is measured.
  }
};

export const TEXT_READERS: readonly TextReader[] = [
  { reads: "Accept-Encoding", parts: ["br,", "br;q=0;", ",", ";"], read: acceptedEncoding },
  { reads: "a path", parts: ["/", "a/", "%41", "%2541", "."], before: "/", read: isCleanPath },
  { reads: "a field's name", parts: ["a", ".", "[0]", "a.", "["], read: isFieldName },
  { reads: "a form's fields", parts: ["a=1&", "&", "%41"], read: (text) => void formFault(FORM, Buffer.from(text)) },
  {
    reads: "a form's parts",
    parts: ["--x\r\n", "--x", "-", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'],
    read: (text) => fieldsAtMost(PARTS, Buffer.from(text)),
  },
  {
    reads: "JSON",
    parts: ["[", '{"a":', "1,", '"a",', "\\", '"'],
    before: "[",
    read: (text) => boundedJson(Buffer.from(text), { mayHoldNul: false }),
  },
  { reads: "orders", parts: [",", "(", "(,", "a:asc,", ")"], read: ordersIn },
  {
    reads: "a search's address",
    parts: ["a&", "sort=,&", "=", "%2C"],
    read: (text) => bodyOfAddress(new URLSearchParams(text)),
  },
  {
    reads: "a filter",
    parts: ["(", "NOT ", "a = 1 OR ", '"', "'", "a,", "\\", "["],
    before: "a = ",
    read: (text) => parseFilter(text),
  },
  { reads: "a filter's signs", parts: ["a", "(", '"a"', '"\\', "'", " ", ":"], read: orNothing(tokensOf) },
  { reads: "a filter's colons", parts: [":", '"', "'", '":', "\\"], read: withEquals },
  { reads: "words that are searched", parts: WORDS, read: wordsOf },
  { reads: "a line of a form", parts: [...WORDS, "\n", "\u2028"], read: oneLine },
  { reads: "a message", parts: [...WORDS, "\r", "\r\n", "\u0001"], read: manyLines },
  {
    reads: "an e-mail address",
    parts: ["a", ".", "a.", "@", " "],
    before: "a@a.",
    read: (text) => v.safeParse(emailField, text),
  },
  { reads: "a phone number", parts: ["0", " ", "(", "+", "-"], read: (text) => v.safeParse(phoneField, text) },
  { reads: "a mobile number", parts: ["0", "04", " ", "(", "+61"], read: mobileNumber },
  { reads: "a photo's name", parts: ["a", ".", " ", "/", ".jpg"], read: (text) => photoName(text, "image/jpeg") },
  {
    reads: "a lead",
    parts: ["a", " ", "\n"],
    read: (text) => v.safeParse(LeadRequestSchema, { userData: { message: text, email: text, [text]: text } }),
  },
];
