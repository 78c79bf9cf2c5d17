import type { Car } from "../../../features/stock/schema.ts";
import { abridged } from "../../../lib/words/abridged.ts";
import { formatFigure, formatMoney } from "../../../lib/words/format.ts";
import { figureOf } from "../../../lib/words/plain-figure.ts";
import { STATUS_WORDS } from "../status-words.ts";

type FieldKind = "dollars" | "number" | "date" | "line" | "text" | "flag" | "status";

/** The groups of a panel's fields, in order. */
export const FIELD_GROUPS = ["Price", "On the website", "Facts", "Words"] as const;

/** A field that can be set at the desk: its label, and how its value is written. */
export interface PanelField {
  readonly name: keyof Car & string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly group: (typeof FIELD_GROUPS)[number];
}

/** The fields of a car's panel, in order; all other fields come from the feed alone. */
export const PANEL_FIELDS = [
  { name: "price", label: "Price", kind: "dollars", group: "Price" },
  { name: "before_price", label: "Shown as was", kind: "dollars", group: "Price" },
  { name: "offer_price", label: "Offer", kind: "dollars", group: "Price" },
  { name: "status", label: "Standing", kind: "status", group: "On the website" },
  { name: "show_on_dealer_website", label: "Shown", kind: "flag", group: "On the website" },
  { name: "tag", label: "Tag", kind: "line", group: "On the website" },
  { name: "badge", label: "Badge", kind: "line", group: "Facts" },
  { name: "km", label: "Kilometres", kind: "number", group: "Facts" },
  { name: "colour", label: "Colour", kind: "line", group: "Facts" },
  { name: "regplate", label: "Number plate", kind: "line", group: "Facts" },
  { name: "rego_expiry", label: "Registered until", kind: "date", group: "Facts" },
  { name: "seats", label: "Seats", kind: "number", group: "Facts" },
  { name: "doors", label: "Doors", kind: "number", group: "Facts" },
  { name: "dealercomments", label: "Comments", kind: "text", group: "Words" },
] as const satisfies readonly PanelField[];
export type PanelName = (typeof PANEL_FIELDS)[number]["name"];

export const PANEL_NAMES: readonly string[] = PANEL_FIELDS.map(({ name }) => name);

const isPanelField = (name: string): name is PanelName => PANEL_NAMES.includes(name);

/** A field's value in the form of the audit log: flags are yes or no, a missing value is empty. */
export function writtenValue(car: Car, name: PanelName): string {
  const value = car[name];
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "" : String(value);
}

/** The values of these fields in the form of the audit log. */
export const writtenOf = (car: Car, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.filter(isPanelField).map((name) => [name, writtenValue(car, name)]));

/**
 * A typed value without formatting: "$43,950" and "43 950" become "43950". Figures are written as in the audit log,
 * "43950.5" for the field's "$43,950.50", since otherwise the two would never match and the field could not be changed.
 */
export function plainValue(kind: FieldKind, typed: string): string {
  const text = typed.replace(/\r\n?/g, "\n").trim();
  if (kind !== "dollars" && kind !== "number") return text;
  const figure = figureOf(text, kind === "dollars" ? "dollars" : "km");
  return FIGURE.test(figure) ? String(Number(figure)) : figure;
}

const FIGURE = /^\d{1,9}(\.\d{1,2})?$/;

/** A value as its field shows it: "$43,950", "22,440"; anything that is not a number stays as typed. */
export function shownValue(kind: FieldKind, written: string): string {
  const plain = plainValue(kind, written);
  if ((kind !== "dollars" && kind !== "number") || !FIGURE.test(plain)) return written;
  return kind === "dollars" ? formatMoney(Number(plain)) : formatFigure(Number(plain));
}

/** A recorded value in words, for a sentence: "nothing", "Yes", "In stock", "$43,950". */
export function valueWords(name: string, written: string): string {
  const field: PanelField | undefined = PANEL_FIELDS.find((one) => one.name === name);
  if (written === "") return "nothing";
  if (field?.kind === "flag") return written === "yes" ? "Yes" : "No";
  if (field?.kind === "status") return STATUS_WORDS[written] ?? written;
  return field ? shownValue(field.kind, written) : written;
}

/** Says that somebody else changed a field first. A long text stays in its field: nobody wants to type it twice. */
export function overtakenWords({ name, label, kind }: PanelField, standing: string, typed: string): string {
  const stands = standing === "" ? "empty" : valueWords(name, standing);
  if (kind === "text")
    return `${label}: “${abridged(stands, 200)}” stands there by now. Yours is in its field and not saved: save once more if it shall stand.`;
  const yours = kind === "status" || kind === "flag" ? valueWords(name, typed) : typed.slice(0, 100);
  return `${label} is ${stands} by now, and yours was “${yours}”. Say it once more if it shall stand.`;
}

/** An error about a field ("before_price must be …"), with the field's label in the panel. */
export const inLabels = (problem: string): string => problem.replace(/^\S+/, labelOf);

export const labelOf = (name: string): string => PANEL_FIELDS.find((field) => field.name === name)?.label ?? name;

/** Why a car is hidden, without the column or option that the command line adds, which means nothing to a dealer. */
export const withoutOption = (sentence: string): string => sentence.replace(/ \([a-z_.]+( is \d+)?\)$/i, "");
