import type { RequestScope } from "../../../request.ts";
import {
  CHOOSE_AGAIN,
  chosenIn,
  FILE_LIMIT,
  FILE_PROBLEMS,
  idsIn,
  MOST_FILES,
  shownName,
  TOO_MANY_FILES,
} from "../../forms/file-rules.ts";
import { filesOf, storeFile } from "./stored-files.ts";

/** The problems with files, by field. */
export type FileErrors = Readonly<Record<string, string[]>>;

/**
 * Stores the files of a posted form and replaces them by their ids, so that a file need not be chosen again when the
 * form is shown again. A refused file is reported at its field and does not affect the others.
 */
export async function storePosted(form: FormData, fields: readonly string[], scope: RequestScope): Promise<FileErrors> {
  const errors: Record<string, string[]> = {};
  for (const field of fields) {
    const values = form.getAll(field);
    const sent = values.flatMap(idsIn).slice(0, MOST_FILES);
    const ids = (await filesOf(scope.app.db, scope.site, sent)).map(({ uid }) => uid);
    const files = chosenIn(values);
    if (ids.length < sent.length) errors[field] = [CHOOSE_AGAIN];
    if (ids.length + files.length > MOST_FILES) errors[field] = [TOO_MANY_FILES];
    else
      for (const file of files) {
        const stored = await storeOne(file, scope);
        if ("id" in stored) ids.push(stored.id);
        else errors[field] = [...(errors[field] ?? []), stored.problem];
      }
    form.set(field, ids.join(" "));
  }
  return errors;
}

/** Why a file was not stored. `isOurs`: storing failed just now, rather than the file being refused. */
interface NotStored {
  readonly problem: string;
  readonly isOurs: boolean;
}

/** Stores one file. Returns its id, or why it was not stored. */
export async function storeOne(file: File, scope: RequestScope): Promise<{ readonly id: string } | NotStored> {
  const { app, site, now, requestId } = scope;
  const name = shownName(file.name);
  if (file.size >= FILE_LIMIT) return { problem: FILE_PROBLEMS.large(name), isOurs: false };
  try {
    const upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const stored = await storeFile({ db: app.db, dataDir: app.env.dataDir }, site, upload, now);
    if (!stored.ok) return { problem: FILE_PROBLEMS[stored.error](name), isOurs: false };
    if (!stored.value.is_stored)
      app.log.warn(
        { requestId, site: site.slug },
        "no room is left for files of enquiries, or their folder takes none",
      );
    return { id: stored.value.uid };
  } catch (err) {
    app.log.error({ requestId, err }, "a file could not be kept");
    return { problem: `${name} could not be kept just now. Please try again in a moment.`, isOurs: true };
  }
}
