import type { IndexFields, SearchDocument } from "../port.ts";
import { NumberColumn, numberOf } from "./columns/columns.ts";
import { FacetColumn } from "./columns/facet-column.ts";
import { FieldRows } from "./columns/field-rows.ts";
import { Places } from "./columns/geo.ts";
import { SortedOrders } from "./counting/orders.ts";
import { type Before, Selections } from "./counting/selection.ts";
import type { FilterSubject } from "./filter/condition-of.ts";
import { Arena, type SlotSet } from "./memory/arena.ts";
import { clearBit, setBit } from "./memory/bits.ts";
import type { KernelMemory } from "./memory/kernels.ts";
import { SlotsById } from "./memory/tables.ts";
import { Workspace } from "./memory/workspace.ts";
import { featureWords } from "./text/feature-words.ts";
import { TextIndex } from "./text/text.ts";

const FIRST_CAPACITY = 1024;
const FEW = 65_536;
/**
 * When more than this share of the documents is put, sort orders and selections are built anew instead of updated one
 * by one.
 */
const MOST = 1 / 8;

/** So many slots, all fields together, are added to sets at a time: about a millisecond's work. */
const CAUGHT_UP = 32_768;

/** A document that is being written to the columns. */
interface Change {
  readonly slot: number;
  readonly document: SearchDocument;
  /** The one it replaces. */
  readonly old: SearchDocument | undefined;
  readonly moved: ReadonlySet<string> | "all";
  readonly before: Before | null;
}

/**
 * The documents by slot, with all columns and indexes of their fields. A document keeps its slot when it is replaced,
 * and the slot of a removed one goes to the next new document, so slots never need compacting.
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
  readonly #slotOf: SlotsById;
  readonly #free: number[] = [];
  readonly #rows: FieldRows;

  constructor(fields: IndexFields, memory: () => KernelMemory) {
    this.fields = fields;
    this.#memory = memory;
    this.arena = new Arena(FIRST_CAPACITY, memory());
    this.space = new Workspace(this.arena);
    this.alive = this.arena.takeSet();
    this.places = fields.places ? new Places() : null;
    this.facets = new Map(fields.facets.map((field) => [field, new FacetColumn(this.arena)]));
    const featured = featureWords(fields.features ?? [], this.facets);
    this.text = new TextIndex(fields, this.arena, featured, this.facets);
    const numbers = new Set([...fields.numbers, ...fields.sortable]);
    this.numbers = new Map([...numbers].map((field) => [field, new NumberColumn(this.arena)]));
    this.#rows = new FieldRows([...fields.facets, ...numbers, ...fields.text]);
    this.ids = new NumberColumn(this.arena);
    this.#slotOf = new SlotsById(this.ids);
    this.orders = new SortedOrders(this.numbers, this.ids);
    this.selections = new Selections(this);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Number of slots in use or freed: no slot lies beyond. */
  get slots(): number {
    return this.documents.length;
  }

  get capacity(): number {
    return this.arena.capacity;
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  /** Must be called before documents are put, to make room for all of them at once. */
  expect(documents: readonly SearchDocument[]): void {
    if (documents.length > this.size * MOST) {
      this.orders.clear();
      this.selections.clear(this.arena);
    }
    let size = this.size;
    for (const { id } of documents) if (!this.#slotOf.has(id)) size++;
    if (size > this.capacity) this.#growTo(capacityFor(size, this.capacity));
  }

  /**
   * Adds or replaces documents, at most `MOST_TOGETHER`. It writes all documents field by field, which is faster than
   * document by document.
   */
  put(documents: readonly SearchDocument[]): void {
    const latest = new Map<number, SearchDocument>();
    for (const document of documents) latest.set(document.id, document);
    const written = [...latest.values()];
    const changes = written.map((document) => this.#begin(document));
    const slots = changes.map(({ slot }) => slot);
    const rows = this.#rows;
    rows.read(written);
    for (const [field, column] of this.facets) column.setEach(slots, rows.values, rows.firstOf(field));
    for (const [field, column] of this.numbers) column.setEach(slots, rows.values, rows.firstOf(field));
    const added: number[] = [];
    for (let index = 0; index < changes.length; index++) if (!changes[index]?.old) added.push(index);
    this.text.addEach(added, slots, written, rows);
    for (const change of changes) this.#finish(change);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    const document = slot === undefined ? undefined : this.documents[slot];
    if (slot === undefined || !document) return;
    const before = this.#valuesOf(slot);
    this.orders.remove(slot, "all");
    this.text.remove(slot, document);
    clearBit(this.alive.bits, slot);
    this.documents[slot] = undefined;
    this.#slotOf.delete(id);
    this.#free.push(slot);
    for (const column of this.facets.values()) column.set(slot, undefined);
    for (const column of this.numbers.values()) column.set(slot, undefined);
    this.places?.set(slot, undefined);
    if (before) this.selections.follow(slot, false, before, this.arena);
  }

  /**
   * Does some of what writing left to be done: brings the fields' sets up to date, and removes unused values from one
   * field, where there are many. False when nothing is left.
   */
  tidy(): boolean {
    let lacking = 0;
    for (const column of this.facets.values()) {
      lacking += column.catchUp();
      if (lacking > CAUGHT_UP) return true;
    }
    for (const column of this.facets.values()) {
      if (!column.isWorthSweeping) continue;
      column.sweep();
      return true;
    }
    return false;
  }

  /** Gives the document its slot, and removes that slot from the sort orders that the change affects. */
  #begin(document: SearchDocument): Change {
    const known = this.#slotOf.get(document.id);
    const slot = known ?? this.#free.pop() ?? this.documents.length;
    if (slot >= this.capacity) this.#growTo(capacityFor(slot + 1, this.capacity));
    const old = this.documents[slot];
    const moved = old ? this.#movedBetween(old, document) : "all";
    if (old) this.orders.remove(slot, moved);
    const before = this.#valuesOf(slot);
    this.ids.set(slot, document.id);
    if (known === undefined) this.#slotOf.set(document.id, slot);
    setBit(this.alive.bits, slot);
    this.documents[slot] = document;
    return { slot, document, old, moved, before };
  }

  #finish({ slot, document, old, moved, before }: Change): void {
    this.places?.set(slot, document._geo);
    if (old) this.text.replace(slot, old, document);
    this.orders.insert(slot, moved);
    if (before) this.selections.follow(slot, true, before, this.arena);
  }

  /** The fields in which the sort orders change. */
  #movedBetween(old: SearchDocument, document: SearchDocument): ReadonlySet<string> {
    return new Set(this.fields.sortable.filter((field) => !Object.is(numberOf(old[field]), numberOf(document[field]))));
  }

  /** The values of a slot before it changes, which the cached selections need; null where none is cached. */
  #valuesOf(slot: number): Before | null {
    if (this.selections.isEmpty) return null;
    return {
      codes: Array.from(this.facets.values(), ({ lane }) => lane.get(slot)),
      numbers: Array.from(this.numbers.values(), ({ values }) => values[slot] ?? Number.NaN),
    };
  }

  /** Moves everything into a larger arena; the old arena and the cached selections are dropped. */
  #growTo(capacity: number): void {
    const arena = new Arena(capacity, this.#memory());
    const alive = arena.takeSet();
    alive.bits.set(this.alive.bits);
    for (const column of this.facets.values()) column.moveTo(arena);
    for (const column of this.numbers.values()) column.moveTo(arena);
    this.ids.moveTo(arena);
    this.text.moveTo(arena);
    this.selections.clear(null);
    this.alive = alive;
    this.arena = arena;
    this.space = new Workspace(arena);
  }
}

/** Doubles the slots while they are few, then adds a quarter, so that a large stock wastes little memory. */
function capacityFor(size: number, capacity: number): number {
  let larger = capacity;
  while (larger < size)
    larger = larger < FEW ? larger * 2 : Math.ceil((larger * 5) / 4 / FIRST_CAPACITY) * FIRST_CAPACITY;
  return larger;
}
