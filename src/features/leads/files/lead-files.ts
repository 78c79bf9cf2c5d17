import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { CHOOSE_AGAIN, idsIn } from "../../forms/file-rules.ts";
import type { LeadTarget } from "../../forms/lead-payload.ts";
import type { Site } from "../../site/site.ts";
import { fileFields } from "../forms/form-fields.ts";
import type { FieldError } from "../rules.ts";
import { filePath } from "./calls.ts";
import type { LeadFile } from "./lead-file.ts";
import { filesOf } from "./stored-files.ts";

/** The files that a lead names, and the lead's fields with file names in place of ids. */
export interface FiledLead {
  readonly files: readonly LeadFile[];
  readonly ids: readonly string[];
  readonly userData: Readonly<Record<string, unknown>>;
}

interface FiledFrom {
  readonly form: LeadTarget["form"];
  readonly userData: Readonly<Record<string, unknown>>;
  /** `https://dealer.example`. If not known, addresses are relative to the site's root. */
  readonly origin: string | undefined;
}

/** Looks up the files in the form's fields of type `file`. A file that is no longer stored must be chosen again. */
export async function filedLead(
  db: Database,
  site: Site,
  { form, userData, origin = "" }: FiledFrom,
): Promise<Result<FiledLead, FieldError>> {
  const fields = form === "vehicle" ? [] : fileFields(form ?? "general", site);
  const files: LeadFile[] = [];
  const ids: string[] = [];
  const named: Record<string, unknown> = {};
  for (const { name: field, label } of fields) {
    const chosen = idsIn(userData[field]);
    if (chosen.length === 0) continue;
    const rows = await filesOf(db, site, chosen);
    if (rows.length < chosen.length) return err({ field, message: CHOOSE_AGAIN });
    named[field] = rows.map(({ name }) => name).join(", ");
    ids.push(...chosen);
    for (const { uid, name, type, bytes, is_stored } of rows) {
      const url = is_stored ? `${origin}${filePath(site.config.apiBaseUrl, uid)}` : null;
      files.push({ field, label, name, type, bytes, url });
    }
  }
  return ok({ files, ids, userData: { ...userData, ...named } });
}
