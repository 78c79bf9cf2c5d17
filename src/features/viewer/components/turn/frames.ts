import { loadingOrder } from "../../rules.ts";

/** How many frames are asked for at a time: the server paints those of a new colour one after the other. */
const AT_ONCE = 4;

/**
 * The frames of one spin as they come, decoded so that each can be drawn at once; the first stands in the page already.
 */
export class FrameSet {
  readonly #addresses: readonly string[];
  readonly #pictures = new Map<number, ImageBitmap>();
  readonly #listeners = new Set<() => void>();
  #there: readonly boolean[];
  readonly #waiting: number[];
  #working = 0;
  #isWanted = false;
  /** How many have come or failed. */
  settled = 1;

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
    this.#there = addresses.map((_, frame) => frame === 0);
    this.#waiting = loadingOrder(addresses.length).filter((frame) => frame !== 0);
  }

  /** By number, whether it has come: another list with every frame. */
  get there(): readonly boolean[] {
    return this.#there;
  }

  picture(frame: number): ImageBitmap | null {
    return this.#pictures.get(frame) ?? null;
  }

  /** Fetches those that are missing, until it is stopped: first those with which a rough turn works. */
  start(): void {
    this.#isWanted = true;
    while (this.#working < AT_ONCE && this.#waiting.length > 0) {
      this.#working += 1;
      void this.#work();
    }
  }

  /** Nobody looks any more: what else the page needs comes first. */
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
