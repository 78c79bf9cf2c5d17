import type { Settings } from "meilisearch";
import * as v from "valibot";
import { type Fault, fault, type ServedIndex, type WireAnswer, type WireCall, wireError } from "./dialect/port.ts";
import { SimulatedIndex } from "./simulated-index.ts";

interface Task {
  readonly uid: number;
  readonly indexUid: string | null;
  readonly type: string;
  readonly enqueuedAt: string;
  status: "enqueued" | "succeeded" | "failed";
  error: unknown;
}

const UID = /^[\w-]{1,400}$/;
const DOCUMENTS = v.array(v.looseObject({ id: v.pipe(v.number(), v.integer(), v.minValue(0)) }));
const PLACE = v.object({ lat: v.number(), lng: v.number() });
const IDS = v.array(v.pipe(v.union([v.number(), v.string()]), v.transform(Number)));
const NEW_INDEX = v.object({ uid: v.string(), primaryKey: v.nullish(v.string()) });
const SWAPS = v.array(v.object({ indexes: v.tuple([v.string(), v.string()]), rename: v.optional(v.boolean()) }));

/** The writing half of Meilisearch's HTTP API: each request becomes a task, and tasks run in order. */
export class SimulatedWrites {
  readonly #indexes = new Map<string, SimulatedIndex>();
  readonly #tasks: Task[] = [];

  /** The response to a call that writes, or that reads tasks, settings or indexes; null for any other call. */
  async answer({ method, path, body }: WireCall): Promise<WireAnswer | null> {
    const [, root = "", uid, rest = ""] = /^\/([^/]+)(?:\/([^/]+)(\/.*)?)?$/.exec(path) ?? [];
    const route = `${method} /${root}${uid === undefined ? "" : "/:uid"}${rest}`;
    const name = uid ?? "";
    if (root === "tasks" && method === "GET") return this.#shownTasks(uid);
    switch (route) {
      case "GET /version":
        return shown({ pkgVersion: "1.47.0", commitSha: "simulated", commitDate: "2026-01-01" });
      case "GET /stats":
        return shown({ indexes: Object.fromEntries([...this.#indexes].map(([key, index]) => [key, statsOf(index)])) });
      case "GET /indexes":
        return shown({ results: [...this.#indexes].map(described), offset: 0, limit: 20, total: this.#indexes.size });
      case "GET /indexes/:uid":
        return this.#of(name, (index) => described([name, index]));
      case "GET /indexes/:uid/stats":
        return this.#of(name, statsOf);
      case "GET /indexes/:uid/settings":
        return this.#of(name, (index) => index.settings);
      case "POST /indexes":
        return this.#create(body);
      case "DELETE /indexes/:uid":
        return this.#task("indexDeletion", name, () => (this.#indexes.delete(name) ? null : notFound(name)));
      case "PATCH /indexes/:uid/settings":
        return this.#task("settingsUpdate", name, () => this.#change(name, body));
      case "POST /indexes/:uid/documents":
      case "PUT /indexes/:uid/documents":
        return this.#task("documentAdditionOrUpdate", name, () => this.#put(name, body));
      case "POST /indexes/:uid/documents/delete-batch":
        return this.#task("documentDeletion", name, () => this.#remove(name, body));
      case "POST /swap-indexes":
        return this.#task("indexSwap", null, () => this.#swap(body));
      default:
        return null;
    }
  }

  /** Every index in its present state, for a search. */
  async served(): Promise<ReadonlyMap<string, ServedIndex>> {
    const all = [...this.#indexes].map(async ([uid, index]) => [uid, await index.served(uid)] as const);
    return new Map(await Promise.all(all));
  }

  #of(uid: string, show: (index: SimulatedIndex) => unknown): WireAnswer {
    const index = this.#indexes.get(uid);
    return index ? shown(show(index)) : wireError(notFound(uid));
  }

  /** As in Meilisearch, an index is created by the first write to it. */
  #index(uid: string): SimulatedIndex {
    const index = this.#indexes.get(uid) ?? new SimulatedIndex(null);
    this.#indexes.set(uid, index);
    return index;
  }

  #create(body: unknown): WireAnswer {
    const parsed = v.safeParse(NEW_INDEX, body);
    if (!parsed.success || !UID.test(parsed.output.uid))
      return wireError(fault("invalid_index_uid", "No index's uid."));
    const { uid, primaryKey } = parsed.output;
    return this.#task("indexCreation", uid, () => {
      if (this.#indexes.has(uid)) return fault("index_already_exists", `Index \`${uid}\` already exists.`);
      this.#indexes.set(uid, new SimulatedIndex(primaryKey ?? null));
      return null;
    });
  }

  #change(uid: string, body: unknown): Fault | null {
    const settings = v.safeParse(v.record(v.string(), v.unknown()), body);
    if (!settings.success) return fault("bad_request", "Settings are an object.");
    this.#index(uid).change(settings.output as Settings);
    return null;
  }

  #put(uid: string, body: unknown): Fault | null {
    const documents = v.safeParse(DOCUMENTS, body);
    if (!documents.success) return fault("invalid_document_id", "A document's id is a whole number.");
    const misplaced = documents.output.find(({ _geo }) => _geo !== undefined && _geo !== null && !v.is(PLACE, _geo));
    if (misplaced) return fault("invalid_document_geo_field", `The place of document ${misplaced.id} is none.`);
    this.#index(uid).put(documents.output);
    return null;
  }

  #remove(uid: string, body: unknown): Fault | null {
    const ids = v.safeParse(IDS, body);
    if (!ids.success) return fault("malformed_payload", "Send an array of ids.");
    const index = this.#indexes.get(uid);
    index?.remove(ids.output);
    return index ? null : notFound(uid);
  }

  #swap(body: unknown): Fault | null {
    const swaps = v.safeParse(SWAPS, body);
    if (!swaps.success) return fault("invalid_swap_indexes", "Send an array of pairs of indexes.");
    for (const [a, b] of swaps.output.map(({ indexes }) => indexes)) {
      const [one, other] = [this.#indexes.get(a), this.#indexes.get(b)];
      if (!one || !other) return notFound(one ? b : a);
      this.#indexes.set(a, other).set(b, one);
    }
    return null;
  }

  /** The task runs a moment after the response, so that no client can rely on its result without waiting for it. */
  #task(type: string, indexUid: string | null, work: () => Fault | null): WireAnswer {
    const enqueuedAt = new Date().toISOString();
    const task: Task = { uid: this.#tasks.length, indexUid, type, enqueuedAt, status: "enqueued", error: null };
    this.#tasks.push(task);
    setTimeout(() => {
      const wrong = work();
      task.status = wrong ? "failed" : "succeeded";
      task.error = wrong ? wireError(wrong).body : null;
    }, 1).unref();
    return { status: 202, body: { taskUid: task.uid, indexUid, status: "enqueued", type, enqueuedAt } };
  }

  #shownTasks(uid: string | undefined): WireAnswer {
    if (uid === undefined) return shown({ results: this.#tasks.toReversed(), total: this.#tasks.length });
    const task = this.#tasks[Number(uid)];
    return task ? shown(task) : wireError(fault("task_not_found", `Task \`${uid}\` not found.`));
  }
}

const shown = (body: unknown): WireAnswer => ({ status: 200, body });
const notFound = (uid: string): Fault => fault("index_not_found", `Index \`${uid}\` not found.`);

function described([uid, { createdAt, updatedAt, primaryKey }]: [string, SimulatedIndex]) {
  return { uid, createdAt, updatedAt, primaryKey };
}

function statsOf({ size }: SimulatedIndex) {
  return { numberOfDocuments: size, isIndexing: false, fieldDistribution: {} };
}
