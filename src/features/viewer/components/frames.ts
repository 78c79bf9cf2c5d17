import { loadingOrder } from "../rules.ts";

/** How many frames are asked for at a time: the server paints those of a new colour one after the other. */
const AT_ONCE = 4;

/** The frames of one spin as they come, decoded so that each can be drawn at once. */
export class FrameSet {
  readonly #addresses: readonly string[];
  readonly #pictures = new Map<number, ImageBitmap>();
  readonly #listeners = new Set<() => void>();
  #there: readonly boolean[];
  #isStarted = false;
  /** How many have come or failed. */
  settled = 0;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
    this.#there = addresses.map(() => false);
  }

  /** By number, whether it has come: another list with every frame. */
  get there(): readonly boolean[] {
    return this.#there;
  }

  picture(frame: number): ImageBitmap | null {
    return this.#pictures.get(frame) ?? null;
  }

  /** Fetches all of them, once: first those with which a rough turn works. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const waiting = [...loadingOrder(this.#addresses.length)];
    const work = async () => {
      for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) await this.#bring(frame);
    };
    for (let worker = 0; worker < AT_ONCE; worker++) void work();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** ERR-005: a frame that does not come is left out, and only the console says so. */
  async #bring(frame: number): Promise<void> {
    const address = this.#addresses[frame] ?? "";
    try {
      // An element and not `fetch`: the pages' policy lets pictures come from hosts that scripts may not ask.
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

/** The one set of a spin, for the page and the full view. */
export function framesOf(spin: object, addresses: () => readonly string[]): FrameSet {
  const known = sets.get(spin) ?? new FrameSet(addresses());
  sets.set(spin, known);
  return known;
}
