import { attributeOf } from "./named.ts";

/** Kinds of which a feed may have one amount each under the same name. */
const KINDS =
  /^(?:trade|wholesale|cost|purchase|dealer|reserve|minimum|retail|advertised|selling|sale|special|web|internet|online|was|rrp|drive[ _-]?away|d\/a|dap|egc)(?:[ _-]?price)?$/i;
const AMOUNT = /(?:price|amount|cost)$/i;

/** What kind of amount an element says that it is, `<Price type="Trade">`, as the end of its path; else empty. */
export function kindOfAmount(element: {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}): readonly string[] {
  const type = attributeOf(element.attributes, "type");
  return type !== undefined && AMOUNT.test(element.name) && KINDS.test(type) ? [type] : [];
}
