import { parseSync } from "vite";
import { citedIn } from "./cited.ts";

/** A node of a parsed source; its fields depend on its `type`. */
interface Part {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && typeof (value as Part).type === "string";

function partsOf(part: Part): Part[] {
  return Object.values(part)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isPart);
}

/** The name at the start of a chain of calls and members: `test` in `test.each(cases)(…)`. */
function firstName(part: unknown): string {
  if (!isPart(part)) return "";
  if (part.type === "Identifier") return String(part.name);
  return firstName(part.object ?? part.callee ?? part.tag);
}

/** All string literals below a node, as one text. */
function quoted(part: Part): string {
  if (part.type === "Literal") return typeof part.value === "string" ? part.value : "";
  if (part.type === "TemplateElement") return (part.value as { raw: string }).raw;
  return partsOf(part).map(quoted).join("\n");
}

const isEach = ({ callee }: Part) =>
  isPart(callee) &&
  callee.type === "MemberExpression" &&
  isPart(callee.property) &&
  ["each", "for"].includes(String(callee.property.name));

/**
 * The IDs in the titles of a file's tests, and in the tables from which `test.each` makes titles. An ID elsewhere in
 * the file (in a comment, or in a compared text) does not count.
 */
export function namedBy(file: string, text: string): Set<string> {
  const program = parseSync(file, text).program as unknown as Part;
  const constants = new Map<string, Part>();
  const titles: string[] = [];
  const visit = (part: Part): void => {
    if (part.type === "VariableDeclarator" && isPart(part.init)) constants.set(firstName(part.id), part.init);
    if (part.type === "CallExpression" && ["test", "it", "describe"].includes(firstName(part.callee))) {
      const [first] = part.arguments as Part[];
      const table = first && isEach(part) && constants.get(firstName(first));
      if (first?.type !== "ArrowFunctionExpression") titles.push(...[first, table].filter(isPart).map(quoted));
    }
    partsOf(part).forEach(visit);
  };
  visit(program);
  return new Set(titles.flatMap(citedIn));
}
