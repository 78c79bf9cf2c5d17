import type { IndexFields, SearchDocument } from "../port.ts";
import { NumberColumn, numberOf } from "./columns/columns.ts";
import { FacetColumn } from "./columns/facet-column.ts";
import { FieldRows } from "./columns/field-rows.ts";
import { Places } from "./columns/geo.ts";
import { tidyFacets } from "./columns/tidying.ts";
import { SortedOrders } from "./counting/orders.ts";
import { type Before, Selections } from "./counting/selection.ts";
import type { FilterSubject } from "./filter/condition-of.ts";
import { Arena, type SlotSet } from "./memory/arena.ts";
import { clearBit, setBit, setRange } from "./memory/bits.ts";
import { capacityFor, capacityOf, FIRST_CAPACITY } from "./memory/capacity.ts";
import type { KernelMemory } from "./memory/kernels.ts";
import { SlotsById } from "./memory/tables.ts";
import { Workspace } from "./memory/workspace.ts";
import { Texts } from "./text/texts.ts";

/**
 * When more than this share of the documents is put, sort orders and selections are rebuilt instead of updated one by
 * one.
 */
const MOST = 1 / 8;

/** The most documents that are written together. */
export const MOST_TOGETHER = 512;

/** The field of a document's place. */
const PLACE = "_geo";

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
  readonly texts: Texts;
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
    this.texts = new Texts(fields, this.documents, this.arena, this.facets);
    const numbers = new Set([...fields.numbers, ...fields.sortable]);
    this.numbers = new Map([...numbers].map((field) => [field, new NumberColumn(this.arena)]));
    this.#rows = new FieldRows([...fields.facets, ...numbers, PLACE]);
    this.ids = new NumberColumn(this.arena);
    this.#slotOf = new SlotsById(this.ids);
    this.orders = new SortedOrders(this.numbers, this.ids);
    this.selections = new Selections(this);
  }

  get size(): number {
    return this.#slotOf.size;
  }

  /** Number of slots in use or freed. No slot is higher. */
  get slots(): number {
    return this.documents.length;
  }

  get capacity(): number {
    return this.arena.capacity;
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  /** Makes room for `documents` documents in all, whose texts wait until all documents have arrived. */
  reserve(documents: number): void {
    this.texts.expect(documents);
    if (documents > this.capacity) this.#growTo(capacityOf(documents));
  }

  /** Must be called before documents are put, to make room for all of them at once. */
  expect(documents: readonly SearchDocument[]): void {
    if (documents.length > this.size * MOST) {
      this.orders.clear();
      this.selections.clear(this.arena);
    }
    if (this.size + documents.length <= this.capacity) return;
    let size = this.size;
    for (const { id } of documents) if (!this.#slotOf.has(id)) size++;
    if (size > this.capacity) this.#growTo(capacityFor(size, this.capacity));
  }

  /** Adds or replaces documents, at most `MOST_TOGETHER`, field by field, which is faster than one by one. */
  put(documents: readonly SearchDocument[]): void {
    const added = this.#append(documents);
    if (added < documents.length) this.#replace(documents.slice(added));
  }

  /** Adds the first of these documents, as long as they are new and no slot is free. Returns how many it added. */
  #append(documents: readonly SearchDocument[]): number {
    const first = this.slots;
    const added = this.#beginNew(documents);
    if (added === 0) return 0;
    const before = this.#valuesOf(first);
    const rows = this.#rows;
    rows.read(added === documents.length ? documents : documents.slice(0, added));
    for (const [field, column] of this.facets) column.append(first, rows, rows.firstOf(field));
    for (const [field, column] of this.numbers) column.append(first, rows, rows.firstOf(field));
    this.places?.append(first, rows, rows.firstOf(PLACE));
    this.texts.append(first, added);
    const areOrdered = !this.orders.isEmpty;
    for (let slot = first; slot < first + added && (areOrdered || before); slot++) {
      this.orders.insert(slot, "all");
      if (before) this.selections.follow(slot, true, before, this.arena);
    }
    return added;
  }

  /** Gives new slots to the first of these documents, up to one that needs none. Returns their number. */
  #beginNew(documents: readonly SearchDocument[]): number {
    const first = this.slots;
    if (this.#free.length > 0) return 0;
    let count = 0;
    for (; count < documents.length; count++) {
      const document = documents[count];
      if (!document || this.#slotOf.has(document.id)) break;
      const slot = first + count;
      if (slot >= this.capacity) this.#growTo(capacityFor(slot + 1, this.capacity));
      this.ids.set(slot, document.id);
      this.#slotOf.set(document.id, slot);
      this.documents[slot] = document;
    }
    setRange(this.alive.bits, first, count);
    return count;
  }

  #replace(documents: readonly SearchDocument[]): void {
    const latest = new Map<number, SearchDocument>();
    for (const document of documents) latest.set(document.id, document);
    const written = [...latest.values()];
    const changes = written.map((document) => this.#begin(document));
    const slots = changes.map(({ slot }) => slot);
    const rows = this.#rows;
    rows.read(written);
    for (const [field, column] of this.facets) column.setEach(slots, rows.values, rows.firstOf(field));
    for (const [field, column] of this.numbers) column.setEach(slots, rows.values, rows.firstOf(field));
    for (const change of changes) this.#finish(change);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    const document = slot === undefined ? undefined : this.documents[slot];
    if (slot === undefined || !document) return;
    const before = this.#valuesOf(slot);
    this.orders.remove(slot, "all");
    this.texts.remove(slot, document);
    clearBit(this.alive.bits, slot);
    this.documents[slot] = undefined;
    this.#slotOf.delete(id);
    this.#free.push(slot);
    for (const column of this.facets.values()) column.set(slot, undefined);
    for (const column of this.numbers.values()) column.set(slot, undefined);
    this.places?.set(slot, undefined);
    if (before) this.selections.follow(slot, false, before, this.arena);
  }

  /** Does part of the work that writing postponed. Returns false when nothing is left. */
  tidy(): boolean {
    return tidyFacets(this.facets) || this.texts.catchUp();
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
    this.texts.put(slot, old, document);
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
    this.texts.index.moveTo(arena);
    this.selections.clear(null);
    this.alive = alive;
    this.arena = arena;
    this.space = new Workspace(arena);
  }
}
