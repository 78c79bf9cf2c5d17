import { attributeOf } from "./named.ts";

/** Kinds of which a feed may have one amount each under the same name. */
const KINDS =
  /^(?:trade|wholesale|cost|purchase|dealer|reserve|minimum|retail|advertised|selling|sale|special|public|web|internet|online|was|rrp|drive[ _-]?away|d\/a|dap|egc)(?:[ _-]?price)?$/i;
const AMOUNT = /(?:price|amount|cost)$/i;

/** Colours of a vehicle, of which each says where it is: `<Colour location="Interior">`. */
const COLOUR = /^(?:colou?r|paint)$/i;

/** Links of a feed, of which one may lead to the page and others to pictures: `<link rel="enclosure" href="…"/>`. */
const LINK = /^link$/i;
const RELATION = /^[a-z][a-z-]{2,20}$/;

/**
 * What kind of amount an element says that it is, `<Price type="Trade">`, or what a link leads to, as the end of its
 * path; else empty.
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
