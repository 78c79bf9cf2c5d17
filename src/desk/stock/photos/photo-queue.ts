import { type Sent, sendPhoto } from "./send-photo.ts";

interface Sending {
  /** Distinguishes files of the same name. */
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly part: number;
  /** The problem with it, if it was refused. */
  readonly problem: string | null;
}

export interface Queued {
  readonly files: readonly Sending[];
  /** File names of photos in this batch that the car already had. */
  readonly there: readonly string[];
  /** Why uploading has stopped; null while it has not. */
  readonly stopped: string | null;
}

export const NOTHING_QUEUED: Queued = { files: [], there: [], stopped: null };

/** Milliseconds after which an upload is retried automatically, if the connection broke or the desk was busy. */
const PAUSES = [1_000, 4_000, 15_000];

/**
 * The photos being uploaded for one car, one after the other, in the order in which they were chosen. If uploading
 * stops, they wait in that order until the user continues or the connection is back; a refused photo does not hold up
 * the others.
 */
export class PhotoQueue {
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  #queued = NOTHING_QUEUED;
  #isUnderWay = false;
  /** Called when the car's photos have changed. */
  onChange: () => void = () => {};

  constructor(address: string) {
    this.#address = address;
  }

  readonly queued = (): Queued => this.#queued;

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  send(more: readonly File[]): void {
    const added = more.map((file) => ({ key: crypto.randomUUID(), file, part: 0, problem: null }));
    const there = this.#next() ? this.#queued.there : [];
    this.#set({ files: [...this.#queued.files, ...added], there });
    void this.goOn();
  }

  /** Uploads the refused photos again. */
  readonly again = (): void => {
    const refused = this.#queued.files.filter(({ problem }) => problem !== null);
    this.#set({ files: this.#queued.files.filter(({ problem }) => problem === null) });
    this.send(refused.map(({ file }) => file));
  };

  readonly goOn = async (): Promise<void> => {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.#set({ stopped: null });
    for (let one = this.#next(); one; one = this.#next()) {
      const { key, file } = one;
      const sent = await sendPatiently(this.#address, file, (part) => this.#mark(key, { part }));
      if (sent.kind === "stopped") {
        this.#mark(key, { part: 0 });
        this.#set({ stopped: sent.why });
        break;
      }
      this.#mark(key, sent.kind === "refused" ? { problem: sent.problem } : null);
      if (sent.kind === "there") this.#set({ there: [...this.#queued.there, file.name] });
      this.onChange();
    }
    this.#isUnderWay = false;
  };

  #next(): Sending | undefined {
    return this.#queued.files.find(({ problem }) => problem === null);
  }

  #mark(key: string, change: Partial<Sending> | null): void {
    const changed = (one: Sending) => (change ? [{ ...one, ...change }] : []);
    this.#set({ files: this.#queued.files.flatMap((one) => (one.key === key ? changed(one) : [one])) });
  }

  #set(change: Partial<Queued>): void {
    this.#queued = { ...this.#queued, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Uploads a photo, with retries if the problem may be temporary. */
async function sendPatiently(address: string, file: File, onPart: (part: number) => void): Promise<Sent> {
  let sent = await sendPhoto(address, file, onPart);
  for (const pause of PAUSES) {
    if (sent.kind !== "stopped" || !sent.mayPass) break;
    await new Promise((done) => setTimeout(done, pause));
    sent = await sendPhoto(address, file, onPart);
    // The desk may have taken it before the connection broke.
    if (sent.kind === "there") return { kind: "added" };
  }
  return sent;
}
