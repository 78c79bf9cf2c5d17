import { isCarKey } from "./keys.ts";

/** An element of an XML record that is nested like a field of the car. */
export class XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[] = [];
  text = "";

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  named(name: string): readonly XmlNode[] {
    return this.children.filter((child) => child.name === name);
  }
}

/** Sibling elements with the same name: a single value, or a list. */
export class XmlNodes {
  readonly nodes: readonly XmlNode[];

  constructor(nodes: readonly XmlNode[]) {
    this.nodes = nodes;
  }
}

/** The elements of one record that have the names of car fields, with everything nested in them. */
export class FieldTree {
  readonly #fields = new Map<string, XmlNode[]>();
  /** The open elements, from a field's own element to the innermost. */
  readonly #open: XmlNode[] = [];

  /** `depth` is 1 for an element directly within the record. */
  opened({ name, attributes }: Pick<XmlNode, "name" | "attributes">, depth: number): void {
    const parent = this.#open.at(-1);
    if (!parent && (depth > 1 || !isCarKey(name))) return;
    const node = new XmlNode(name, attributes);
    this.#open.push(node);
    const siblings = parent ? parent.children : (this.#fields.get(name) ?? []);
    siblings.push(node);
    if (!parent) this.#fields.set(name, siblings);
  }

  /** Closes the innermost open element; `text` is its own text. */
  closed(text: string): void {
    const node = this.#open.pop();
    if (node) node.text = text;
  }

  fields(): ReadonlyMap<string, XmlNodes> {
    return new Map([...this.#fields].map(([name, nodes]) => [name, new XmlNodes(nodes)]));
  }
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Whether a text needs no type attribute; one that could be read as another type is written with `type="string"`. */
export function isPlainText(text: string): boolean {
  return text !== "" && !NUMBER.test(text) && text !== "true" && text !== "false";
}

/** The value of an element for which there is no schema. */
export function valueOfNode(node: XmlNode): unknown {
  const { type } = node.attributes;
  if (type === "null") return null;
  if (type === "list" || (node.children.length > 0 && node.children.every(({ name }) => name === "item")))
    return node.children.map(valueOfNode);
  if (type === "object" || node.children.length > 0)
    return Object.fromEntries(node.children.map((child) => [child.attributes.key ?? child.name, valueOfNode(child)]));
  const text = node.text;
  if (type === "string") return text;
  const plain = text.trim();
  if (plain === "true" || plain === "false") return plain === "true";
  return NUMBER.test(plain) ? Number(plain) : text;
}
