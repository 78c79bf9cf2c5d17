import { loadingOrder } from "../../rules.ts";

/** The number of frames to load at a time. The server paints frames in a new colour one after the other. */
const AT_ONCE = 4;

/**
 * The frames of one 360° view as they load, decoded so that each can be drawn at once. The first is already in the
 * page.
 */
export class FrameSet {
  readonly #addresses: readonly string[];
  readonly #pictures = new Map<number, ImageBitmap>();
  readonly #listeners = new Set<() => void>();
  #there: readonly boolean[];
  readonly #waiting: number[];
  #working = 0;
  #isWanted = false;
  /** Number of frames that have loaded or failed. */
  settled = 1;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
    this.#there = addresses.map((_, frame) => frame === 0);
    this.#waiting = loadingOrder(addresses.length).filter((frame) => frame !== 0);
  }

  /** Whether each frame has loaded, by number; a new array for every frame. */
  get there(): readonly boolean[] {
    return this.#there;
  }

  picture(frame: number): ImageBitmap | null {
    return this.#pictures.get(frame) ?? null;
  }

  /** Loads the missing frames until stopped, beginning with those that make a rough turn possible. */
  start(): void {
    this.#isWanted = true;
    while (this.#working < AT_ONCE && this.#waiting.length > 0) {
      this.#working += 1;
      void this.#work();
    }
  }

  /** Stops loading when nobody is watching, because the rest of the page has priority. */
  stop(): void {
    this.#isWanted = false;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #work(): Promise<void> {
    for (let frame = this.#next(); frame !== undefined; frame = this.#next()) await this.#bring(frame);
    this.#working -= 1;
  }

  readonly #next = (): number | undefined => (this.#isWanted ? this.#waiting.shift() : undefined);

  /** Loads one frame. A frame that fails is left out and only logged to the console (ERR-005). */
  async #bring(frame: number): Promise<void> {
    const address = this.#addresses[frame] ?? "";
    try {
      // An image element instead of `fetch`: the pages' policy allows pictures from hosts that scripts may not connect
      // to.
      const image = new Image();
      image.src = address;
      await image.decode();
      this.#pictures.set(frame, await createImageBitmap(image));
      this.#there = this.#there.with(frame, true);
    } catch (error) {
      console.warn(`Frame ${frame + 1} of the 360° view did not come: ${address}`, error);
    }
    this.settled += 1;
    for (const listener of this.#listeners) listener();
  }
}

const sets = new WeakMap<object, FrameSet>();

/** The set of frames of a 360° view, shared by the page and the full view. */
export function framesOf(spin: object, addresses: () => readonly string[]): FrameSet {
  const known = sets.get(spin) ?? new FrameSet(addresses());
  sets.set(spin, known);
  return known;
}
