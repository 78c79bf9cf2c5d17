import type * as v from "valibot";
import { kilometresField, moneyField, numberField } from "./amounts.ts";
import {
  dateField,
  emailField,
  line,
  messageField,
  nameField,
  phoneField,
  postcodeField,
  timeField,
  yearField,
} from "./contact.ts";

/** The checks of typed text, by the names that field descriptions use. */
export const CHECKS = {
  name: nameField,
  email: emailField,
  phone: phoneField,
  postcode: postcodeField,
  message: messageField,
  date: dateField,
  time: timeField,
  year: yearField,
  money: moneyField,
  kms: kilometresField,
  number: numberField,
  /** Lines of text, by their maximum length. */
  plate: line(20),
  word: line(100),
  phrase: line(200),
  text: line(1000),
} satisfies Record<string, v.GenericSchema>;

/** `option`, `tick` and `file` have no entry here; the field's options, checkbox or chosen files decide. */
export type CheckName = keyof typeof CHECKS | "option" | "tick" | "file";
