import { actsOn } from "../../../features/staff/audit/data.ts";
import { editsOfCar } from "../../../features/stock/edits/data.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { saidAgain } from "../../../features/stock-pictures/photos-by-hand.ts";
import type { Entered } from "../../enter.ts";
import { authorFor, type PhotosTold } from "./change-photos.ts";

/** The record's words of handing a car's photos back. */
export const HANDED_BACK = "hand back photos";

/** A car's photos that somebody handed back to the feed, and nobody has arranged since. */
interface HandedBack {
  readonly act: number;
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly photos: readonly string[];
}

/** What can be undone by now; null where a person's word stands on the photos, or none was handed back lately. */
export async function handedBack({ app }: Pick<Entered, "app">, car: Car): Promise<HandedBack | null> {
  const edits = await editsOfCar(app.db, car.id);
  if (edits.some(({ field }) => field === "images")) return null;
  const act = (await actsOn(app.db, `car:${car.id}`, 20)).find(({ action }) => action === HANDED_BACK);
  const photos = (act?.before as { readonly images?: unknown } | null)?.images;
  if (!act || !Array.isArray(photos) || photos.length === 0) return null;
  return { act: act.id, by: act.by, at: act.at, photos: photos.filter((one) => typeof one === "string") };
}

/** Says the photos again that were handed back, in their order. */
export async function undoHandBack(scope: Entered, car: Car, form: FormData): Promise<PhotosTold> {
  const author = authorFor(scope, car);
  const back = await handedBack(scope, car);
  if (!back || String(back.act) !== form.get("act"))
    return { done: null, problems: ["Somebody arranged the photos meanwhile. Here they are as they stand now."] };
  const said = await saidAgain(scope.app.db, car, back.photos, author(`undo: ${HANDED_BACK}`));
  return said.ok ? { done: "The photos are back as they were.", problems: [] } : { done: null, problems: [said.error] };
}
