/** Names that say nothing without the one above them. */
const PART_OF_NAME = /^(?:no|num|number|nr|#|id|code|ref|exp|expiry|expires|due|state|type|name|date|plate)[.:]?$/i;

/**
 * The names of a heading's lower line; one that says nothing alone ("No.", "Exp") has the name above it before it. A
 * name above an empty cell is that of several columns.
 */
export function ofTwoLines(upper: readonly string[], lower: readonly string[]): readonly string[] {
  let group = "";
  return lower.map((name, column) => {
    group = upper[column]?.trim() || group;
    return PART_OF_NAME.test(name.trim()) && group !== "" ? `${group} ${name.trim()}` : name;
  });
}
