import { recordAct } from "../../../features/staff/audit/mutations.ts";
import type { Author } from "../../../features/stock/edits/mutations.ts";
import { pictureSources } from "../../../features/stock/pictures.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { MOST_PHOTOS, type PhotoChange } from "../../../features/stock-pictures/arranging.ts";
import {
  arrangePhotos,
  type Redrawing,
  redrawnPhoto,
  storePhoto,
} from "../../../features/stock-pictures/photos-by-hand.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { counted } from "../../../lib/words/format.ts";
import { type Entered, notAllowed } from "../../enter.ts";
import type { OutcomeOfSeveral } from "../../parts/outcome.tsx";
import { placeOfCar } from "../car-places.ts";
import { thereText } from "./there-text.ts";

export const STALE = "That photo was taken off meanwhile. Here they are as they stand now.";

/**
 * Creates the author of changes to this car's photos, including the audit log entry. Throws if the user may only see
 * the car.
 */
export function authorFor(scope: Entered, car: Car): (what: string) => Author {
  const place = placeOfCar(scope, car, "stock.edit");
  if (!place) throw notAllowed("change this car");
  const { now, session } = scope;
  const { staff } = session;
  const before = { images: pictureSources(car) };
  return (action) => ({
    by: staff.name,
    now,
    also: (trx) => recordAct(trx, { by: staff, subject: `car:${car.id}`, action, place, before, now }),
  });
}

const NO_ROOM = `The car has ${MOST_PHOTOS} photos, and there is room for no more.`;
const nameOf = (file: File | undefined) => file?.name.slice(0, 80) || "A photo";

/** The outcome of uploading photos. */
interface AddedPhotos extends OutcomeOfSeveral {
  /** The file names of photos that the car already had. */
  readonly there: readonly string[];
}

/** Adds valid photos, each once, and reports the problem with each of the others. */
export async function addPhotos(scope: Entered, car: Car, form: FormData): Promise<AddedPhotos> {
  const { app, now } = scope;
  const author = authorFor(scope, car);
  const files = form.getAll("photos").filter((file): file is File => file instanceof File && file.size > 0);
  if (files.length === 0) return { done: null, problems: ["Choose one photo or more."], there: [] };
  const problems: string[] = [];
  const photos: string[] = [];
  const there: string[] = [];
  const has = new Set(pictureSources(car));
  const room = MOST_PHOTOS - has.size;
  for (const file of files) {
    if (photos.length >= room) {
      problems.push(`${nameOf(file)}: ${NO_ROOM}`);
      continue;
    }
    const stored = await storePhoto({ db: app.db, files: app.files, now }, Buffer.from(await file.arrayBuffer()));
    if (stored.ok && (has.has(stored.value) || photos.includes(stored.value))) there.push(nameOf(file));
    else if (stored.ok) photos.push(stored.value);
    else problems.push(`${nameOf(file)}: ${stored.error}`);
  }
  if (photos.length === 0) return { done: there.length > 0 ? thereText(there) : null, problems, there };
  const photoCount = counted(photos.length, "photo");
  const isDone = await arrangePhotos(app.db, car.id, { kind: "add", photos }, author(`add ${photoCount}`));
  if (!isDone) return { done: null, problems: [...problems, `${nameOf(files[0])}: ${NO_ROOM}`], there };
  return { done: [`${photoCount} added.`, thereText(there)].filter(Boolean).join(" "), problems, there };
}

/** The change that a form requests. The error is a sentence. */
export async function changeOf(
  { app, now }: Entered,
  car: Car,
  form: FormData,
  intent: "move" | "turn" | "trim" | "remove",
): Promise<Result<PhotoChange, string>> {
  const photos = pictureSources(car);
  const photo = String(form.get("photo"));
  if (!photos.includes(photo)) return err(STALE);
  if (intent === "remove") return ok({ kind: "remove", photo });
  if (intent === "move") {
    const [at, by] = [Number(form.get("to") || Number.NaN) - 1, Number(form.get("by") || Number.NaN)];
    if (Number.isInteger(by)) return ok({ kind: "shift", photo, by });
    return Number.isInteger(at) ? ok({ kind: "place", photo, at }) : err("Say its place as a number.");
  }
  const how: Result<Redrawing, string> = intent === "turn" ? ok({ turn: 90 }) : trimOf(form);
  if (!how.ok) return how;
  const redrawn = await redrawnPhoto({ db: app.db, files: app.files, now }, photo, how.value);
  return redrawn.ok ? ok({ kind: "replace", photo, with: redrawn.value }) : redrawn;
}

function trimOf(form: FormData): Result<Redrawing, string> {
  const edge = (name: string) => Number(form.get(name) || 0);
  const trim = { left: edge("left"), right: edge("right"), top: edge("top"), bottom: edge("bottom") };
  const isFair = Object.values(trim).every((one) => one >= 0 && one <= 45);
  return isFair ? ok({ trim }) : err("Each edge takes 0 to 45 percent off.");
}
