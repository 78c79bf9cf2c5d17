import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { parseSync } from "vite";

/**
 * Follows one value through the house as a newcomer does who reads the code: from one function, depth first, through
 * the functions that it names, in the order in which they are written. Each function is read once, where it is first
 * met. Calls through a port (`app.search.search`) end there, and so do calls to packages.
 */
export interface Walk {
  /** Every function in the order of reading: `src/features/stock/rules.ts#isAvailable`. */
  readonly functions: readonly string[];
  /** The rooms of those (`features/<noun>`, or a folder or file of `src/`), without immediate repetitions. */
  readonly rooms: readonly string[];
  /** The rooms that the page's own code asks, one after the other; what happens inside of them is theirs. */
  readonly asked: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Module {
  /** The functions that stand at the top of the file. */
  readonly functions: ReadonlyMap<string, Node>;
  /** What an imported name is called in the file that it comes from. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

export interface Walked {
  /** The function to begin with: `src/routes/vehicle/car.tsx#loader`. */
  readonly start: string;
  /** The rooms whose code is the page's own. */
  readonly own: readonly string[];
  /** Functions that are not entered, because they lead away from the page. */
  readonly without?: readonly string[];
  /** The text of a file of the house; null where there is none. */
  readonly read: (file: string) => string | null;
}

export function walk({ start, own, without = [], read }: Walked): Walk {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? parseModule(file, read(file) ?? "", (path) => read(path) !== null);
    modules.set(file, known);
    return known;
  };
  const functions: string[] = [];
  const asked: string[] = [];
  const enter = (file: string, name: string, isAsked: boolean): void => {
    const module = moduleOf(file);
    const from = module.imported.get(name);
    if (from) {
      enter(from.file, from.name, isAsked);
      return;
    }
    const body = module.functions.get(name);
    if (!body || without.includes(name)) return;
    const isOwn = own.includes(roomRead(file));
    if (isAsked && !isOwn) asked.push(roomRead(file));
    if (functions.includes(`${file}#${name}`)) return;
    functions.push(`${file}#${name}`);
    for (const used of namesUsed(body)) enter(file, used, isOwn);
  };
  const [file = "", name = ""] = start.split("#");
  enter(file, name, false);
  return { functions, rooms: collapsed(functions.map(roomRead)), asked: collapsed(asked) };
}

const collapsed = (names: readonly string[]): string[] => names.filter((name, at) => name !== names[at - 1]);

/** How many different rooms a walk enters, and how often it enters one that it had left before. */
export function countOf(rooms: readonly string[]): { readonly rooms: number; readonly returns: number } {
  const different = new Set(rooms).size;
  return { rooms: different, returns: rooms.length - different };
}

/** The room of a file as a reader sees it: a feature, a service, or another folder or file of `src/`. */
export const roomRead = (path: string): string =>
  /^src\/(features\/[^/]+|services\/[^/]+|[^/]+)/.exec(path)?.[1]?.replace(/\.tsx?.*$/, "") ?? path;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? "") : "");

function parseModule(file: string, text: string, exists: (file: string) => boolean): Module {
  const functions = new Map<string, Node>();
  const imported = new Map<string, { readonly file: string; readonly name: string }>();
  const { program } = parseSync(file, text) as unknown as { readonly program: Node };
  for (const statement of nodesOf(program.body)) {
    if (isNode(statement.source)) {
      const source = nameOf(statement.source);
      const from = relative(".", resolve(dirname(file), source));
      if (!source.startsWith(".") || !exists(from)) continue;
      for (const specifier of nodesOf(statement.specifiers)) {
        const local = statement.type.startsWith("Import") ? specifier.local : specifier.exported;
        imported.set(nameOf(local), { file: from, name: nameOf(specifier.imported ?? specifier.local) });
      }
      continue;
    }
    const declared = isNode(statement.declaration) ? statement.declaration : statement;
    if (declared.type === "FunctionDeclaration") functions.set(nameOf(declared.id), declared);
    for (const { id, init } of nodesOf(declared.declarations)) {
      if (isNode(init) && /Function/.test(init.type)) functions.set(nameOf(id), init);
    }
  }
  return { functions, imported };
}

/** The names that a function's body reads, in the order of the text; names of types and of fields are left out. */
function namesUsed(body: Node): string[] {
  const names: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === "Identifier" || node.type === "JSXIdentifier") names.push(nameOf(node));
    for (const [key, value] of Object.entries(node)) {
      const isField = !node.computed && (key === "property" || (key === "key" && node.type === "Property"));
      if (isField || ["typeAnnotation", "returnType", "typeArguments", "typeParameters"].includes(key)) continue;
      for (const child of nodesOf(value)) visit(child);
    }
  };
  visit(body);
  return names;
}

/** Reads the house as it stands. */
export const readHere = (file: string): string | null =>
  existsSync(file) && /\.tsx?$/.test(file) ? readFileSync(file, "utf8") : null;
