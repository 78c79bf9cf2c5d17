import { plateShown } from "../../../features/people/plate.ts";
import { editsOfCar } from "../../../features/stock/edits/data.ts";
import { pictureSources } from "../../../features/stock/pictures.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { MOST_PHOTOS } from "../../../features/stock-pictures/arranging.ts";
import { photoHash } from "../../../features/stock-pictures/rules.ts";
import { briefMoment } from "../../../lib/time/brief-moment.ts";
import type { Entered } from "../../enter.ts";
import { pictureAt } from "../../leads/inbox-view.ts";
import { placeOfCar, siteOf } from "../car-places.ts";
import { type Undoable, undoableChange } from "./undo-photos.ts";

export interface PhotoView {
  /** Its original address, which identifies it among the others. */
  readonly source: string;
  /** URL on the desk's host; null if only its own server has it. */
  readonly src: string | null;
  /** Whether it can be rotated and cropped, which needs a file in our own storage. */
  readonly isOurs: boolean;
}

export interface PhotosPage {
  readonly id: number;
  readonly name: string;
  readonly plate: string | null;
  readonly stocknum: string;
  readonly photos: readonly PhotoView[];
  /** Who last arranged them, and when; null if they come from the feed. */
  readonly said: { readonly by: string; readonly when: string } | null;
  /** A recent change that can be undone: the photos were handed back to the feed, or one was removed. */
  readonly undoable: (Pick<Undoable, "kind" | "act" | "by"> & { readonly when: string }) | null;
  /** How many more photos fit. */
  readonly room: number;
  readonly mayEdit: boolean;
}

/** A car's photos as arranged at the desk. */
export async function photosPage(scope: Entered, car: Car): Promise<PhotosPage> {
  const { app, now } = scope;
  const site = siteOf(scope, car);
  const zone = site?.configFor(car.dealership_slug).timezone ?? "Australia/Sydney";
  const sources = pictureSources(car);
  const edit = (await editsOfCar(app.db, car.id)).find(({ field }) => field === "images");
  const change = await undoableChange(scope, car);
  return {
    id: car.id,
    name: car.name,
    plate: plateShown(car.regplate),
    stocknum: car.stocknum,
    photos: sources.map((source) => ({
      source,
      src: site && pictureAt(site, source, 480),
      isOurs: photoHash(source) !== null,
    })),
    said: edit ? { by: edit.by, when: briefMoment(edit.at, now, zone) } : null,
    undoable: change && {
      kind: change.kind,
      act: change.act,
      by: change.by,
      when: briefMoment(change.at, now, zone),
    },
    room: Math.max(0, MOST_PHOTOS - sources.length),
    mayEdit: placeOfCar(scope, car, "stock.edit") !== null,
  };
}
