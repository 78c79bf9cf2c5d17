import { SaxesParser } from "saxes";
import type { FeedItem } from "../../schema.ts";
import { isCarKey } from "../../spelled/keys.ts";
import { takeFromElements } from "../../spelled/take.ts";
import { FieldTree } from "../../spelled/xml-node.ts";
import { addCell, noCells, safeKey } from "../flatten.ts";
import { NoStockFound } from "../opened-feed.ts";
import { ROW_LIMITS, type RowLimits, tooLong, UnreadableFile } from "../source.ts";
import { kindOfElement } from "./amounts.ts";
import { ENTITIES } from "./entities.ts";
import { Envelope } from "./envelope.ts";
import { isCode, nameOf, UNIT } from "./named.ts";
import { XmlPairs } from "./pairs.ts";

/** Names of a vehicle's element in feeds of the trade. */
const ROW_NAMES = new Set(
  (
    "vehicle listing item car entry stock stockitem unit ad advert advertisement lot product motorcycle bike truck caravan " +
    "offer record row inventoryitem automobile auto fahrzeug"
  ).split(" "),
);
const SURVEY_CHARACTERS = 4 * 1024 * 1024;
interface Element {
  readonly name: string;
  readonly path: string;
  text: string;
  children: number;
  /**
   * How many fields its children form. Consecutive ones with the same name count as one, unless each names its own
   * field.
   */
  kinds: number;
  last: string;
  attributes: Readonly<Record<string, string>>;
}

interface Handlers {
  readonly opened: (element: Element) => void;
  readonly closed: (element: Element, depth: number) => void;
}

/** A record whose element is open, with its use of the limits so far. */
class OpenRecord {
  readonly cells = noCells();
  readonly tree = new FieldTree();
  readonly pairs = new XmlPairs();
  /** Names of the open elements within the record, each with its kind if it has one: "price.trade". */
  readonly open: string[] = [];
  #fields = 0;
  #elements = 0;
  #characters = 0;
  readonly #limits: RowLimits;

  constructor(limits: RowLimits) {
    this.#limits = limits;
  }

  opened(element: Element): void {
    this.open.push([element.name, ...kindOfElement(element)].join("."));
    this.#elements += 1;
    if (this.#elements > this.#limits.elements) throw new UnreadableFile("A record of the file has too many elements.");
    this.tree.opened(element, this.open.length);
  }

  put(path: readonly string[], value: string): void {
    const key = path.map(safeKey).join(".");
    if (!Object.hasOwn(this.cells, key)) this.#fields += 1;
    this.#characters += value.length;
    if (this.#fields > this.#limits.fields) throw new UnreadableFile("A record of the file has too many fields.");
    if (this.#characters > this.#limits.characters) throw tooLong("record", this.#limits);
    addCell(this.cells, key, value);
  }
}

/** Rows of an XML file: each element at `rowPath`, with its attributes and nested elements as flat cells. */
export async function* xmlRows(
  text: AsyncIterable<string>,
  rowPath: string,
  limits: RowLimits = ROW_LIMITS,
): AsyncGenerator<FeedItem> {
  let done: FeedItem[] = [];
  let row = 0;
  let record: OpenRecord | null = null;
  const envelope = new Envelope();
  const parse = parser(
    {
      opened: (element) => {
        if (record) record.opened(element);
        else if (element.path === rowPath) record = new OpenRecord(limits);
        for (const name in record ? {} : element.attributes) envelope.note(name, element.attributes[name] ?? "");
        if (!record || (nameOf(element) && element.path !== rowPath)) return;
        const [kind] = kindOfElement(element);
        for (const [name, value] of Object.entries(element.attributes))
          if (value !== kind) record.put([...record.open, name], value);
      },
      closed: (element) => {
        if (!record) return envelope.note(element.name, element.text);
        const { cells, tree, open, pairs } = record;
        const value = element.text.trim();
        if (element.path === rowPath) {
          if (value) record.put(["text"], value);
          envelope.addTo(cells);
          row += 1;
          done.push({ row, cells, ...takeFromElements(tree.fields(), cells) });
          record = null;
          return;
        }
        const isPlain = value && element.children === 0 && Object.keys(element.attributes).length === 0;
        if (element.children > 0)
          for (const [path, content] of pairs.closed(open, element.children)) record.put(path, content);
        if (value && !(isPlain && pairs.holds(open, value))) putNamed(record, element, value);
        else if (isCode(element))
          for (const [name, code] of Object.entries(element.attributes)) record.put([...open, name], code);
        else if (open.length === 1 && isCarKey(element.name) && element.children === 0) record.put([element.name], "");
        tree.closed(element.text);
        open.pop();
      },
    },
    limits,
  );
  for await (const chunk of text) {
    parse(chunk);
    yield* done;
    done = [];
  }
  parse(null);
}

/**
 * Puts the value of a field, under the field's own name if it has one: `<field name="Make">Toyota</field>` becomes a
 * cell `Make`, like `<Make>Toyota</Make>`. A `unit` in its tag becomes a cell such as `Odometer unit`.
 */
function putNamed(record: OpenRecord, element: Element, value: string): void {
  const name = nameOf(element);
  const before = name ? record.open.slice(0, -1) : record.open;
  record.put(name ? [...before, name] : before, value);
  if (!name) return;
  for (const [attribute, unit] of Object.entries(element.attributes))
    if (UNIT.test(attribute) && unit !== "") record.put([...before, `${name} ${attribute}`], unit);
}

/**
 * Finds the path of the element that is a vehicle: the outermost one with a known name and fields, otherwise the
 * outermost that repeats and has fields, otherwise the outermost with at least three fields. Throws UnreadableFile if
 * there is none, or if the file is a lead.
 */
export async function xmlRowPath(text: AsyncIterable<string>): Promise<string> {
  const seen = new Map<string, { depth: number; count: number; fields: number; name: string }>();
  let read = 0;
  const parse = parser({
    opened: () => {},
    closed: (element, depth) => {
      const found = seen.get(element.path) ?? { depth, count: 0, fields: 0, name: element.name.toLowerCase() };
      found.count += 1;
      found.fields = Math.max(found.fields, element.kinds + Object.keys(element.attributes).length);
      seen.set(element.path, found);
    },
  });
  for await (const chunk of text) {
    parse(chunk);
    read += chunk.length;
    if (read > SURVEY_CHARACTERS) break;
  }
  if (read <= SURVEY_CHARACTERS) parse(null);
  // The file is in ADF or a similar format. A person's name and address must not end up in the stock.
  if ([...seen.values()].some((found) => found.name === "prospect"))
    throw new UnreadableFile("This is a lead (a prospect's enquiry), not a stock file: nothing was taken from it.");
  const candidates = [...seen].sort((a, b) => a[1].depth - b[1].depth || b[1].count - a[1].count);
  const row =
    candidates.find(([, found]) => found.depth > 0 && found.fields >= 2 && ROW_NAMES.has(found.name)) ??
    candidates.find(([, found]) => found.depth > 0 && found.fields >= 2 && found.count > 1) ??
    candidates.find(([, found]) => found.fields >= 3);
  if (!row) throw new NoStockFound("No vehicles were found in the XML: no element has fields of its own.");
  return row[0];
}

/** A parser that takes pieces of text and, at the end, null. It throws UnreadableFile if the XML is not well formed. */
function parser(handlers: Handlers, limits: RowLimits = ROW_LIMITS): (chunk: string | null) => void {
  const sax = new SaxesParser();
  /** Characters read since the parser last reported a tag or a text. */
  let unreported = 0;
  Object.assign(sax.ENTITIES, ENTITIES);
  const open: Element[] = [];
  sax.on("doctype", (doctype) => {
    if (doctype.includes("["))
      throw new UnreadableFile(
        "The XML declares entities of its own (a DTD): such files are refused, send it without.",
      );
  });
  sax.on("opentag", (tag) => {
    unreported = 0;
    const parent = open.at(-1);
    const name = localName(tag.name);
    const attributes: Record<string, string> = {};
    for (const [key, value] of Object.entries(tag.attributes))
      if (!key.startsWith("xmlns")) attributes[localName(key)] = String(value);
    const path = parent ? `${parent.path}/${name}` : name;
    const element: Element = { name, path, text: "", children: 0, kinds: 0, last: "", attributes };
    if (parent) addChild(parent, element);
    open.push(element);
    if (open.length > 64) throw new UnreadableFile("The XML is nested deeper than any stock file.");
    handlers.opened(element);
  });
  const append = (text: string) => {
    unreported = 0;
    const element = open.at(-1);
    if (element) element.text += text;
  };
  sax.on("text", append);
  sax.on("cdata", append);
  sax.on("closetag", () => {
    unreported = 0;
    const element = open.pop();
    if (element) handlers.closed(element, open.length);
  });
  sax.on("error", (error) => {
    throw new UnreadableFile(
      `The XML is not well formed at ${sax.line}:${sax.column} (${error.message.replace(/^\d+:\d+:\s*/, "")}).`,
    );
  });
  return (chunk) => {
    unreported += chunk?.length ?? 0;
    if (unreported > limits.characters) throw tooLong("text", limits);
    if (chunk === null) sax.close();
    else sax.write(chunk);
  };
}

function addChild(parent: Element, element: Element): void {
  parent.children += 1;
  if (element.name !== parent.last || nameOf(element) !== null) parent.kinds += 1;
  parent.last = element.name;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
