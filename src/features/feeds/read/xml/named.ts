import { remember } from "../../../../lib/memory/remember.ts";
import { headingStrength } from "../../recognise/headings.ts";
import { NAMELESS } from "./pairs.ts";

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An attribute, with a lower-case or capital first letter: `type` or `Type`. */
export const attributeOf = (attributes: Tag["attributes"], name: string): string | undefined =>
  attributes[name] ?? attributes[`${name.charAt(0).toUpperCase()}${name.slice(1)}`];

/** Whether an element's value is in its only attribute: `<fuel key="PETROL"/>`, but not `<field name="Fuel"/>`. */
export const isCode = (element: Tag & { readonly children: number }): boolean =>
  nameOf(element) !== null && element.children === 0 && !NAMELESS.test(element.name);

export const UNIT = /^(unit|units|uom)$/i;
/** Attributes that may occur in addition to the one that names the field. */
const BESIDE = /^(unit|units|uom|type|datatype|format|lang|group|order|position|id)$/i;

/** Elements with a general name, whose type says which fact they are: `<Identification type="VIN">`. */
const SAYS_NOTHING =
  /^(?:field|attribute|attr|property|prop|param|data|feature|spec|detail|info|identification|identifier|identity|number|reference|code|fact|characteristic)s?$/i;
/** Data types of a value, which do not say which fact it is. */
const DATA_TYPE =
  /^(?:xs:|xsd:)?(?:string|text|int|integer|number|num|bool|boolean|date|datetime|time|float|decimal|double|html|url|list|array|enum)$/i;
const namesFact = remember((type: string): boolean => type.length <= 40 && headingStrength([type]) > 0);

/**
 * The name in an element's only attribute, or next to less important ones if the element's own name is general; null if
 * there is none.
 */
export function nameOf({ attributes, name }: Tag): string | null {
  // WordPress exports a post's categories like this: `<category domain="make" nicename="kia">Kia</category>`.
  if (name === "category" && attributes.domain && attributes.nicename !== undefined) return attributes.domain;
  const rest = Object.keys(attributes).filter((key) => !/^[nN]ame$/.test(key));
  const named = attributeOf(attributes, "name");
  if (named && NAMELESS.test(name) && rest.every((key) => BESIDE.test(key))) return named;
  if (Object.keys(attributes).length !== 1) return null;
  const type = attributeOf(attributes, "type");
  if (type !== undefined) return SAYS_NOTHING.test(name) && !DATA_TYPE.test(type) && namesFact(type) ? type : null;
  return named ?? attributeOf(attributes, "key") ?? attributeOf(attributes, "label") ?? null;
}
