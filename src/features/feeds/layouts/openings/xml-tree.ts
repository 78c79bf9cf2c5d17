import { SaxesParser } from "saxes";
import { ENTITIES } from "../../read/xml/entities.ts";

interface Node {
  readonly name: string;
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}
type Tree = { [name: string]: unknown };

/** The greatest depth and the most elements of a file whose layout is looked for. */
const [DEEPEST, MOST_ELEMENTS] = [64, 400_000];

/** An XML text as a tree of objects, lists and texts, as JSON would have it; null if it is malformed or too large. */
export function xmlTree(text: string): unknown {
  const root = parsed(text);
  if (!root) return null;
  const repeated = new Set<string>();
  noteRepeated(root, repeated);
  return treeOf(root, repeated);
}

function parsed(text: string): Node | null {
  const sax = new SaxesParser();
  Object.assign(sax.ENTITIES, ENTITIES);
  const open: Node[] = [];
  let root: Node | null = null;
  let [count, isWhole] = [0, true];
  sax.on("opentag", (tag) => {
    count += 1;
    if (open.length >= DEEPEST || count > MOST_ELEMENTS) throw new Error("The tree is too large.");
    const parent = open.at(-1);
    const name = localName(tag.name);
    const attributes = Object.fromEntries(
      Object.entries(tag.attributes).flatMap(([key, value]) =>
        key.startsWith("xmlns") ? [] : [[localName(key), String(value)]],
      ),
    );
    const node: Node = { name, path: parent ? `${parent.path}/${name}` : name, attributes, children: [], text: "" };
    parent?.children.push(node);
    root ??= node;
    open.push(node);
  });
  const append = (ownText: string) => {
    const node = open.at(-1);
    if (node) node.text += ownText;
  };
  sax.on("text", append);
  sax.on("cdata", append);
  sax.on("closetag", () => void open.pop());
  sax.on("error", () => {
    isWhole = false;
  });
  try {
    sax.write(text).close();
  } catch {
    return null;
  }
  return isWhole ? root : null;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** Notes the paths of elements that occur several times within one parent: they are lists everywhere. */
function noteRepeated({ children }: Node, repeated: Set<string>): void {
  const seen = new Set<string>();
  for (const child of children) {
    if (seen.has(child.name)) repeated.add(child.path);
    seen.add(child.name);
    noteRepeated(child, repeated);
  }
}

function treeOf({ attributes, children, text }: Node, repeated: ReadonlySet<string>): unknown {
  const ownText = text.trim();
  if (children.length === 0 && Object.keys(attributes).length === 0) return ownText;
  const tree: Tree = Object.assign(Object.create(null), attributes);
  for (const child of children) {
    const value = treeOf(child, repeated);
    const existing = tree[child.name];
    if (!repeated.has(child.path)) tree[child.name] = value;
    else if (Array.isArray(existing)) existing.push(value);
    else tree[child.name] = [value];
  }
  if (ownText !== "") tree.text = ownText;
  return tree;
}
