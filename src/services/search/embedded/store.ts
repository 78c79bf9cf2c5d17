import type { IndexFields, SearchDocument } from "../port.ts";
import { Arena, type SlotSet } from "./arena.ts";
import { clearBit, setBit } from "./bits.ts";
import { NumberColumn, numberOf } from "./columns.ts";
import type { FilterSubject } from "./condition-of.ts";
import { NO_VALUE } from "./dictionary.ts";
import { FacetColumn } from "./facet-column.ts";
import { Places } from "./geo.ts";
import type { KernelMemory } from "./kernels.ts";
import { SortedOrders } from "./orders.ts";
import { type Before, Selections } from "./selection.ts";
import { TextIndex } from "./text.ts";
import { Workspace } from "./workspace.ts";

const FIRST_CAPACITY = 1024;
/** A put of more than this part of the documents makes kept orders and selections anew rather than following each. */
const MOST = 1 / 8;

/**
 * The documents by slot, and everything that is known of their fields. A document keeps its slot when it is replaced,
 * and a removed one's slot goes to the next new document, so slots never have to be compacted.
 */
export class Store implements FilterSubject {
  readonly fields: IndexFields;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly ids: NumberColumn;
  readonly text: TextIndex;
  readonly places: Places | null;
  readonly orders: SortedOrders;
  readonly selections: Selections;
  readonly documents: (SearchDocument | undefined)[] = [];
  arena: Arena;
  space: Workspace;
  alive: SlotSet;
  readonly #memory: () => KernelMemory;
  readonly #slotOf = new Map<number, number>();
  readonly #free: number[] = [];

  constructor(fields: IndexFields, memory: () => KernelMemory) {
    this.fields = fields;
    this.#memory = memory;
    this.arena = new Arena(FIRST_CAPACITY, memory());
    this.space = new Workspace(this.arena);
    this.alive = this.arena.takeSet();
    this.text = new TextIndex(fields.text, fields.synonyms);
    this.places = fields.places ? new Places() : null;
    this.facets = new Map(fields.facets.map((field) => [field, new FacetColumn(this.arena)]));
    const numbers = new Set([...fields.numbers, ...fields.sortable]);
    this.numbers = new Map([...numbers].map((field) => [field, new NumberColumn(this.arena)]));
    this.ids = new NumberColumn(this.arena);
    this.orders = new SortedOrders(this.numbers, this.ids);
    this.selections = new Selections(this);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots in use or given up: none is beyond. */
  get slots(): number {
    return this.documents.length;
  }

  get capacity(): number {
    return this.arena.capacity;
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  /** To be called before documents are put: makes room for them at once. */
  expect(documents: readonly SearchDocument[]): void {
    if (documents.length > this.size * MOST) {
      this.orders.clear();
      this.selections.clear(this.arena);
    }
    let size = this.size;
    for (const { id } of documents) if (!this.#slotOf.has(id)) size++;
    let capacity = this.capacity;
    while (capacity < size) capacity *= 2;
    if (capacity > this.capacity) this.#growTo(capacity);
  }

  put(document: SearchDocument): void {
    const slot = this.#slotOf.get(document.id);
    if (slot === undefined) this.#add(document);
    else this.#replace(slot, document);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    const document = slot === undefined ? undefined : this.documents[slot];
    if (slot === undefined || !document) return;
    this.orders.remove(slot, "all");
    this.text.remove(slot, document);
    clearBit(this.alive.bits, slot);
    this.documents[slot] = undefined;
    this.#slotOf.delete(id);
    this.#free.push(slot);
    this.#setColumns(slot, undefined);
  }

  /** Lets go of one field's values that nobody has any more, where there are many. False when there are none left. */
  sweep(): boolean {
    for (const column of this.facets.values()) {
      if (!column.isWorthSweeping) continue;
      column.sweep();
      return true;
    }
    return false;
  }

  #add(document: SearchDocument): void {
    const slot = this.#free.pop() ?? this.documents.length;
    if (slot >= this.capacity) this.#growTo(this.capacity * 2);
    this.#slotOf.set(document.id, slot);
    this.ids.values[slot] = document.id;
    setBit(this.alive.bits, slot);
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

  #setColumns(slot: number, document: SearchDocument | undefined): void {
    const before = this.selections.isEmpty ? null : this.#valuesOf(slot);
    for (const [field, column] of this.facets) column.set(slot, document?.[field]);
    for (const [field, column] of this.numbers) column.set(slot, document?.[field]);
    this.places?.set(slot, document?._geo);
    if (before) this.selections.follow(slot, document !== undefined, before, this.arena);
  }

  #valuesOf(slot: number): Before {
    return {
      codes: Array.from(this.facets.values(), ({ codes }) => codes[slot] ?? NO_VALUE),
      numbers: Array.from(this.numbers.values(), ({ values }) => values[slot] ?? Number.NaN),
    };
  }

  /** Everything moves into a larger arena; the old one goes as a whole, and the kept selections with it. */
  #growTo(capacity: number): void {
    const arena = new Arena(capacity, this.#memory());
    const alive = arena.takeSet();
    alive.bits.set(this.alive.bits);
    for (const column of this.facets.values()) column.moveTo(arena);
    for (const column of this.numbers.values()) column.moveTo(arena);
    this.ids.moveTo(arena);
    this.selections.clear(null);
    this.alive = alive;
    this.arena = arena;
    this.space = new Workspace(arena);
  }
}
