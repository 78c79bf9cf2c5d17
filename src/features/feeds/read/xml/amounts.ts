import { attributeOf } from "./named.ts";

/** Kinds of amounts: a feed may have one amount of each kind under the same name. */
const KINDS =
  /^(?:trade|wholesale|cost|purchase|dealer|reserve|minimum|retail|advertised|selling|sale|special|public|web|internet|online|was|rrp|drive[ _-]?away|d\/a|dap|egc)(?:[ _-]?price)?$/i;
const AMOUNT = /(?:price|amount|cost)$/i;

/** A vehicle's colours, which may each state their place: `<Colour location="Interior">`. */
const COLOUR = /^(?:colou?r|paint)$/i;

/**
 * A feed's links, of which one may lead to the vehicle's page and others to pictures: `<link rel="enclosure"
 * href="…"/>`.
 */
const LINK = /^link$/i;
const RELATION = /^[a-z][a-z-]{2,20}$/;

/**
 * The kind of an amount (`<Price type="Trade">`), a colour's place or a link's relation, as the end of the element's
 * path; empty for other elements.
 */
export function kindOfElement(element: {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}): readonly string[] {
  const { rel } = element.attributes;
  if (rel !== undefined && LINK.test(element.name)) return RELATION.test(rel) ? [rel] : [];
  const place = COLOUR.test(element.name) ? (attributeOf(element.attributes, "location") ?? "") : "";
  if (/^(?:exterior|interior)$/i.test(place)) return [place];
  const type = attributeOf(element.attributes, "type");
  return type !== undefined && AMOUNT.test(element.name) && KINDS.test(type) ? [type] : [];
}
