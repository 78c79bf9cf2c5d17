import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { data } from "react-router";
import { yardsOf } from "../../features/feeds/place.ts";
import type { Choices } from "../../features/feeds/uploads/columns.ts";
import { type UploadedFile, uploadedFile } from "../../features/feeds/uploads/data.ts";
import type { StockFile } from "../../features/feeds/uploads/reader.ts";
import { placesFor } from "../../features/staff/ability.ts";
import { isFullDisk } from "../../lib/files/full-disk.ts";
import { temporaryFolder } from "../../lib/files/temporary-folder.ts";
import { err, type Result } from "../../lib/result.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, type NamedPlace } from "../places.ts";

/** A dealership for which the user may import, listed once even if several sites show it. */
export interface UploadPlace extends NamedPlace {
  readonly dealershipId: number;
}

export function uploadPlaces({ app, session }: Entered): readonly UploadPlace[] {
  const places = placesFor(session.staff.grants, "feeds.run", allPlaces(app.sites));
  const bySlug = new Map<string, UploadPlace>();
  for (const place of places) {
    const dealership = app.sites.dealership(place.dealership);
    if (dealership && !bySlug.has(place.dealership))
      bySlug.set(place.dealership, { ...place, dealershipId: dealership.id });
  }
  return [...bySlug.values()];
}

export interface Uploaded {
  readonly file: UploadedFile;
  readonly place: UploadPlace;
}

/** The upload with this key, if it is the user's own and for one of their dealerships. Throws a 404 otherwise. */
export async function uploadedAt(scope: Entered, key: string | undefined): Promise<Uploaded> {
  const { app, now, session } = scope;
  const places = uploadPlaces(scope);
  const dealershipIds = places.map(({ dealershipId }) => dealershipId);
  const file = await uploadedFile(app.db, { key: key ?? "", staffId: session.staff.id, dealershipIds, now });
  const place = places.find(({ dealershipId }) => dealershipId === file?.dealershipId);
  if (!file || !place) throw data(null, { status: 404 });
  return { file, place };
}

const NO_ROOM_TO_READ =
  "The server’s disk is full, so the file cannot be read now. It is kept: ask whoever runs the server to make room, then try again.";

function nullIfFull(error: unknown): null {
  if (isFullDisk(error)) return null;
  throw error;
}

/** Runs something with the uploaded file, which is on the local disk meanwhile. */
export async function withUploaded<Value>(
  { app }: Entered,
  { file, place }: Uploaded,
  work: (file: StockFile) => Promise<Result<Value, string>>,
): Promise<Result<Value, string>> {
  const bytes = await app.files.get(file.fileKey);
  if (!bytes.ok) return err("The file cannot be read back just now. Try again in a moment.");
  if (bytes.value === null) return err("The file is not kept any more. Upload it again.");
  const folder = await temporaryFolder("upload").catch(nullIfFull);
  if (folder === null) return err(NO_ROOM_TO_READ);
  try {
    const path = join(folder, "file");
    const written = await writeFile(path, bytes.value, { mode: 0o600 }).catch(nullIfFull);
    if (written === null) return err(NO_ROOM_TO_READ);
    return await work({ path, name: file.name, dealership: place.dealership });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file's columns and first rows, read with these choices; null to use those recognised. */
export function columnsOf(scope: Entered, uploaded: Uploaded, choices: Choices | null) {
  const { site, dealership } = uploaded.place;
  const yards = yardsOf(scope.app.sites.bySlug(site)?.locations ?? [], dealership);
  return withUploaded(scope, uploaded, (file) => scope.app.stockFiles(file, { kind: "columns", choices, yards }));
}

/** A download of rejected rows, in the format of the uploaded file. */
export function refusedFile(text: string, name: string): Response {
  const [type, ending] = text.startsWith("<")
    ? ["application/xml", "xml"]
    : /^[[{]/.test(text)
      ? ["application/json", "json"]
      : ["text/csv", "csv"];
  const plain =
    name
      .replace(/\.[^.]*$/, "")
      .replace(/[^\w-]+/g, "-")
      .slice(0, 60) || "stock";
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="refused-${plain}.${ending}"`,
    },
  });
}

/** A plain-text response that says why there is no download. */
export const sentence = (text: string, status: number): Response =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
