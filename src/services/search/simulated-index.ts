import type { Settings } from "meilisearch";
import type { ServedIndex } from "./dialect/port.ts";
import { embeddedEngine } from "./embedded/engine.ts";
import type { IndexFields, SearchDocument } from "./port.ts";

/** Meilisearch's own default settings. */
const DEFAULTS = {
  displayedAttributes: ["*"],
  searchableAttributes: ["*"],
  filterableAttributes: [],
  sortableAttributes: [],
  rankingRules: ["words", "typo", "proximity", "attribute", "sort", "exactness"],
  synonyms: {},
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnNumbers: false },
  faceting: { maxValuesPerFacet: 100 },
  pagination: { maxTotalHits: 1_000 },
} satisfies Settings;

/**
 * An index of the simulator: documents and settings, searched by an embedded engine that is built from both when
 * needed.
 */
export class SimulatedIndex {
  readonly createdAt = new Date().toISOString();
  updatedAt = this.createdAt;
  primaryKey: string | null;
  #settings: Settings = {};
  readonly #documents = new Map<number, SearchDocument>();
  #served: Promise<Omit<ServedIndex, "uid">> | null = null;

  constructor(primaryKey: string | null) {
    this.primaryKey = primaryKey;
  }

  get settings(): Settings & typeof DEFAULTS {
    return { ...DEFAULTS, ...this.#settings } as Settings & typeof DEFAULTS;
  }

  get size(): number {
    return this.#documents.size;
  }

  /** Null resets a setting to its default. */
  change(settings: Settings): void {
    this.#settings = { ...this.#settings, ...settings };
    for (const [name, value] of Object.entries(settings)) {
      if (value === null) delete this.#settings[name as keyof Settings];
    }
    this.#changed();
  }

  put(documents: readonly SearchDocument[]): void {
    for (const document of documents) this.#documents.set(document.id, document);
    this.#changed();
  }

  remove(ids: readonly number[]): number {
    const removed = ids.filter((id) => this.#documents.delete(id)).length;
    this.#changed();
    return removed;
  }

  /** The index in its present state, for a search. */
  served(uid: string): Promise<ServedIndex> {
    this.#served ??= this.#made();
    return this.#served.then((served) => ({ ...served, uid }));
  }

  #changed(): void {
    this.updatedAt = new Date().toISOString();
    this.#served = null;
  }

  async #made(): Promise<Omit<ServedIndex, "uid">> {
    const documents = [...this.#documents.values()];
    const fields = fieldsOf(this.settings, documents);
    const engine = embeddedEngine(fields);
    await engine.put(documents);
    const { faceting, pagination } = this.settings;
    return {
      engine,
      fields,
      rule: "",
      limits: { hits: pagination.maxTotalHits, facetValues: faceting.maxValuesPerFacet },
    };
  }
}

/** Meilisearch declares no types, so a field counts as a number field if some document has a number in it. */
function fieldsOf(settings: SimulatedIndex["settings"], documents: readonly SearchDocument[]): IndexFields {
  const filterable: readonly string[] = settings.filterableAttributes;
  const sortable: readonly string[] = settings.sortableAttributes;
  const isOfNumbers = (field: string) => documents.some((document) => typeof document[field] === "number");
  const searched: readonly string[] = settings.searchableAttributes;
  const all = () => [...new Set(documents.flatMap((document) => Object.keys(document)))];
  return {
    facets: filterable.filter((field) => field !== "_geo" && field !== "id"),
    numbers: filterable.filter((field) => field !== "_geo" && isOfNumbers(field)),
    text: searched.includes("*") ? all() : searched,
    sortable: [...new Set([...sortable, ...orderOf(settings).map(fieldOfOrder)])].filter((field) => field !== "_geo"),
    order: orderOf(settings),
    synonyms: Object.entries(settings.synonyms as Record<string, string[]>).map(([word, others]) => [word, ...others]),
    places: [...filterable, ...sortable].includes("_geo"),
  };
}

const orderOf = ({ rankingRules }: SimulatedIndex["settings"]) => rankingRules.filter((rule) => rule.includes(":"));
const fieldOfOrder = (order: string) => order.slice(0, order.lastIndexOf(":"));
