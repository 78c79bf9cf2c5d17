import type { IndexFields, SearchDocument } from "../port.ts";
import { type Bits, clearBit, emptyBits, setBit } from "./bits.ts";
import { FacetColumn, NumberColumn, numberOf } from "./columns.ts";
import { SortedOrders } from "./orders.ts";
import { TextIndex } from "./text.ts";

const FIRST_CAPACITY = 1024;

/**
 * The documents by slot, and everything that is known of their fields. A document keeps its slot when it is replaced,
 * and a removed one's slot goes to the next new document, so nothing ever has to be compacted.
 */
export class Store {
  readonly fields: IndexFields;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly text: TextIndex;
  readonly orders: SortedOrders;
  readonly documents: (SearchDocument | undefined)[] = [];
  ids = new Float64Array(FIRST_CAPACITY);
  alive: Bits = emptyBits(FIRST_CAPACITY);
  /** Changes with every change of the documents. */
  version = 0;
  readonly #slotOf = new Map<number, number>();
  readonly #free: number[] = [];

  constructor(fields: IndexFields) {
    this.fields = fields;
    this.text = new TextIndex(fields.text, fields.synonyms);
    this.facets = new Map(fields.facets.map((field) => [field, new FacetColumn(FIRST_CAPACITY)]));
    const numbers = new Set([...fields.numbers, ...fields.sortable]);
    this.numbers = new Map([...numbers].map((field) => [field, new NumberColumn(FIRST_CAPACITY)]));
    this.orders = new SortedOrders(this.numbers, () => this.ids);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots in use or given up: none is beyond. */
  get slots(): number {
    return this.documents.length;
  }

  get capacity(): number {
    return this.ids.length;
  }

  put(documents: readonly SearchDocument[]): void {
    if (documents.length === 0) return;
    this.version++;
    if (documents.length > this.size / 8) this.orders.clear();
    for (const document of documents) {
      const slot = this.#slotOf.get(document.id);
      if (slot === undefined) this.#add(document);
      else this.#replace(slot, document);
    }
  }

  remove(ids: readonly number[]): void {
    this.version++;
    for (const id of ids) {
      const slot = this.#slotOf.get(id);
      const document = slot === undefined ? undefined : this.documents[slot];
      if (slot === undefined || !document) continue;
      this.orders.remove(slot, "all");
      this.text.remove(slot, document);
      this.#setColumns(slot, { id });
      clearBit(this.alive, slot);
      this.documents[slot] = undefined;
      this.#slotOf.delete(id);
      this.#free.push(slot);
    }
  }

  #add(document: SearchDocument): void {
    const slot = this.#free.pop() ?? this.documents.length;
    if (slot >= this.capacity) this.#grow();
    this.#slotOf.set(document.id, slot);
    this.ids[slot] = document.id;
    setBit(this.alive, slot);
    this.documents[slot] = document;
    this.#setColumns(slot, document);
    this.text.add(slot, document);
    this.orders.insert(slot, "all");
  }

  #replace(slot: number, document: SearchDocument): void {
    const before = this.documents[slot] ?? { id: document.id };
    const moved = new Set(
      this.fields.sortable.filter((field) => numberOf(before[field]) !== numberOf(document[field])),
    );
    this.orders.remove(slot, moved);
    this.documents[slot] = document;
    this.#setColumns(slot, document);
    this.orders.insert(slot, moved);
    this.text.replace(slot, before, document);
  }

  #setColumns(slot: number, document: SearchDocument): void {
    for (const [field, column] of this.facets) column.set(slot, document[field]);
    for (const [field, column] of this.numbers) column.set(slot, document[field]);
  }

  #grow(): void {
    const capacity = this.capacity * 2;
    for (const column of this.facets.values()) column.grow(capacity);
    for (const column of this.numbers.values()) column.grow(capacity);
    const ids = new Float64Array(capacity);
    ids.set(this.ids);
    this.ids = ids;
    const alive = emptyBits(capacity);
    alive.set(this.alive);
    this.alive = alive;
  }
}
