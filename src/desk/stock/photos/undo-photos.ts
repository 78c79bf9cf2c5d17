import { actsOn } from "../../../features/staff/audit/data.ts";
import { editsOfCar } from "../../../features/stock/edits/data.ts";
import { handBack } from "../../../features/stock/edits/mutations.ts";
import { pictureSources } from "../../../features/stock/pictures.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { restorePhotos } from "../../../features/stock-pictures/photos-by-hand.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { Entered } from "../../enter.ts";
import type { OutcomeOfSeveral } from "../../parts/outcome.tsx";
import { authorFor } from "./change-photos.ts";

/** The audit log's actions for handing a car's photos back, and for removing one. */
export const HANDED_BACK = "hand back photos";
const TAKEN_OFF = "remove a photo";

/** A change of a car's photos that can be undone, because nobody has arranged them since. */
export interface Undoable {
  readonly kind: "handed back" | "taken off";
  readonly act: number;
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The photos before the change. */
  readonly photos: readonly string[];
}

/** The change that can be undone now; null if there is none, or if it is too long ago. */
export async function undoableChange({ app, now }: Pick<Entered, "app" | "now">, car: Car): Promise<Undoable | null> {
  const acts = await actsOn(app.db, `car:${car.id}`, 20);
  const act = acts.find(({ action, before }) => action === HANDED_BACK || photosOf(before) !== null);
  const photos = photosOf(act?.before);
  if (!act || !photos || photos.length === 0) return null;
  const { id, by, at } = act;
  if (act.action === HANDED_BACK) {
    const edits = await editsOfCar(app.db, car.id);
    const isSaid = edits.some(({ field }) => field === "images");
    return isSaid ? null : { kind: "handed back", act: id, by, at, photos };
  }
  if (act.action !== TAKEN_OFF || now - at > DAY_MS || !isOneLess(pictureSources(car), photos)) return null;
  return { kind: "taken off", act: id, by, at, photos };
}

function photosOf(before: unknown): readonly string[] | null {
  const images = (before as { readonly images?: unknown } | null | undefined)?.images;
  return Array.isArray(images) ? images.filter((one) => typeof one === "string") : null;
}

/** Whether the list is the one before with a single photo removed. */
const isOneLess = (photos: readonly string[], before: readonly string[]): boolean =>
  before.length === photos.length + 1 && before.filter((one) => photos.includes(one)).join("\n") === photos.join("\n");

/** Restores the photos from before the change. If those are exactly the feed's, the feed applies again. */
export async function undoChange(scope: Entered, car: Car, form: FormData): Promise<OutcomeOfSeveral> {
  const author = authorFor(scope, car);
  const change = await undoableChange(scope, car);
  if (!change || String(change.act) !== form.get("act"))
    return { done: null, problems: ["Somebody arranged the photos meanwhile. Here they are as they stand now."] };
  const { db } = scope.app;
  const undoing = author(`undo: ${change.kind === "taken off" ? TAKEN_OFF : HANDED_BACK}`);
  const feed = (await editsOfCar(db, car.id)).find(({ field }) => field === "images")?.feed;
  if (change.kind === "taken off" && feedsPhotos(feed).join("\n") === change.photos.join("\n")) {
    await handBack(db, car.id, ["images"], undoing);
    return { done: "The photo is back.", problems: [] };
  }
  const restored = await restorePhotos(db, car, change.photos, undoing);
  if (!restored.ok) return { done: null, problems: [restored.error] };
  return {
    done: change.kind === "taken off" ? "The photo is back." : "The photos are back as they were.",
    problems: [],
  };
}

/** URLs of the pictures in a feed's value, as the edit's record stores it. */
function feedsPhotos(feed: unknown): readonly string[] {
  try {
    const images: unknown = JSON.parse(String(feed ?? "[]"));
    return Array.isArray(images) ? pictureSources({ images, primary_image_url: null } as unknown as Car) : [];
  } catch {
    return [];
  }
}
