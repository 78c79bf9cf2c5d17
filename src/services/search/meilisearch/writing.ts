import {
  type EnqueuedTaskPromise,
  Meilisearch,
  MeilisearchTaskTimeOutError,
  type Settings,
  type Task,
} from "meilisearch";
import type { IndexInTheMaking, SearchDocument } from "../port.ts";
import { failureOf, isNotFound } from "./failure.ts";
import { wellFormed } from "./well-formed.ts";

/** Time limits in milliseconds: for a request that enqueues a task, and for each wait until the task finishes. */
const HANDING_OVER_MS = 5_000;
const LOOK_AGAIN_MS = 120_000;
/**
 * Maximum time for a task to wait and run. A server with a long queue is busy, and must not be sent the same work
 * again.
 */
const WORK_MS = 3_600_000;
const LOOK_MS = 25;

export interface WritingOptions {
  readonly url: string;
  readonly key: string | null;
  readonly settings: Settings;
  /** Called with the ID of a document that Meilisearch refuses, and the reason. The rest of its batch is accepted. */
  readonly onRefused: (id: number, reason: string) => void;
  /** Milliseconds between polls of a task that is not done; only tests set it. */
  readonly lookAgain?: number;
}

/** Writes to indexes, and resolves when Meilisearch has finished: it works through a queue of tasks. */
export class Writing {
  readonly #client: Meilisearch;
  readonly #settings: Settings;
  readonly #onRefused: WritingOptions["onRefused"];
  readonly #lookAgain: number;

  constructor({ url, key, settings, onRefused, lookAgain = LOOK_AGAIN_MS }: WritingOptions) {
    this.#client = new Meilisearch({ host: url, apiKey: key ?? undefined, timeout: HANDING_OVER_MS });
    this.#settings = settings;
    this.#onRefused = onRefused;
    this.#lookAgain = lookAgain;
  }

  /**
   * Adds or replaces documents. One refused document would fail its whole batch, so it is found by halving the batch
   * and left out.
   */
  async put(index: string, documents: readonly SearchDocument[]): Promise<void> {
    if (documents.length === 0) return;
    const task = await this.#ended(
      this.#client.index(index).addDocuments(wellFormed([...documents]), { primaryKey: "id" }),
    );
    if (task.status === "succeeded") return;
    const [first] = documents;
    if (task.error?.type !== "invalid_request" || !first) throw failed(task);
    if (documents.length === 1) return this.#onRefused(first.id, task.error.message);
    const half = Math.ceil(documents.length / 2);
    await this.put(index, documents.slice(0, half));
    await this.put(index, documents.slice(half));
  }

  async remove(index: string, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.#done(this.#client.index(index).deleteDocuments([...ids]));
  }

  /** An empty index of that name, replacing any that was there, to be filled and then swapped with `instead`. */
  async begin(index: string, instead: string): Promise<IndexInTheMaking> {
    await this.#delete(index);
    await this.#done(this.#client.createIndex(index, { primaryKey: "id" }));
    await this.#done(this.#client.index(index).updateSettings(this.#settings));
    return {
      put: (documents) => this.put(index, documents),
      remove: (ids) => this.remove(index, ids),
      takePlace: async () => {
        // A swap needs two indexes, so an empty one is created if none is searched yet.
        const created = await this.#ended(this.#client.createIndex(instead, { primaryKey: "id" }));
        if (created.status !== "succeeded" && created.error?.code !== "index_already_exists") throw failed(created);
        await this.#done(this.#client.swapIndexes([{ indexes: [instead, index], rename: false }]));
        await this.#delete(index);
      },
    };
  }

  async #delete(index: string): Promise<void> {
    const task = await this.#ended(this.#client.deleteIndex(index));
    if (task.status !== "succeeded" && !isNotFound(task.error)) throw failed(task);
  }

  async #done(work: EnqueuedTaskPromise): Promise<void> {
    const task = await this.#ended(work);
    if (task.status !== "succeeded") throw failed(task);
  }

  async #ended(work: EnqueuedTaskPromise): Promise<Task> {
    const started = performance.now();
    try {
      const { taskUid } = await work;
      for (;;) {
        try {
          return await this.#client.tasks.waitForTask(taskUid, { timeout: this.#lookAgain, interval: LOOK_MS });
        } catch (error) {
          // The task is still waiting or running. Any other error means that the server does not answer, and ends the
          // work.
          if (!(error instanceof MeilisearchTaskTimeOutError) || performance.now() - started > WORK_MS) throw error;
        }
      }
    } catch (error) {
      throw new Error(failureOf(error).message, { cause: error });
    }
  }
}

const failed = (task: Task): Error =>
  new Error(`The search engine could not do its work (${task.type}: ${task.error?.code ?? task.status}).`);
