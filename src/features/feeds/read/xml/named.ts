import { remember } from "../../../../lib/memory/remember.ts";
import { headingStrength } from "../../recognise/headings.ts";
import { NAMELESS } from "./pairs.ts";

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An attribute, however its first letter is written: `type` and `Type`. */
export const attributeOf = (attributes: Tag["attributes"], name: string): string | undefined =>
  attributes[name] ?? attributes[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];

/** Whether an element says what it holds in its only attribute: `<fuel key="PETROL"/>`, not `<field name="Fuel"/>`. */
export const isCode = (element: Tag & { readonly children: number }): boolean =>
  nameOf(element) !== null && element.children === 0 && !NAMELESS.test(element.name);

export const UNIT = /^(unit|units|uom)$/i;
/** Attributes that may stand beside the one that names the field. */
const BESIDE = /^(unit|units|uom|type|datatype|format|lang|group|order|position|id)$/i;

/** Elements that several facts share, each of which says in its type what it is: `<Identification type="VIN">`. */
const SAYS_NOTHING =
  /^(?:field|attribute|attr|property|prop|param|data|feature|spec|detail|info|identification|identifier|identity|number|reference|code|fact|characteristic)s?$/i;
/** Types of a value, which do not say what it is. */
const DATA_TYPE =
  /^(?:xs:|xsd:)?(?:string|text|int|integer|number|num|bool|boolean|date|datetime|time|float|decimal|double|html|url|list|array|enum)$/i;
const namesFact = remember((type: string): boolean => type.length <= 40 && headingStrength([type]) > 0);

/** The name in the element's only attribute, or beside lesser ones where the element's own name says nothing. */
export function nameOf({ attributes, name }: Tag): string | null {
  // WordPress exports what a post is filed under: `<category domain="make" nicename="kia">Kia</category>`.
  if (name === "category" && attributes.domain && attributes.nicename !== undefined) return attributes.domain;
  const others = Object.keys(attributes).filter((key) => !/^[nN]ame$/.test(key));
  const named = attributeOf(attributes, "name");
  if (named && NAMELESS.test(name) && others.every((key) => BESIDE.test(key))) return named;
  if (Object.keys(attributes).length !== 1) return null;
  const type = attributeOf(attributes, "type");
  if (type !== undefined) return SAYS_NOTHING.test(name) && !DATA_TYPE.test(type) && namesFact(type) ? type : null;
  return named ?? attributeOf(attributes, "key") ?? attributeOf(attributes, "label") ?? null;
}
