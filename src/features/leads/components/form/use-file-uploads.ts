import { useRef } from "react";
import { chosenIn, idsIn } from "../../../forms/file-rules.ts";
import type { PageFormView } from "../../form-view.ts";
import type { FieldError } from "../../rules.ts";

const NOT_SENT = "Your file did not reach us. Please try again in a moment.";

interface SentFiles {
  /** The ids of each field's files, separated by spaces. */
  readonly ids: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
}

/** Uploads a form's files one by one before the lead that names them. A file is never uploaded twice. */
export function useFileUploads({ uploads, fields }: Pick<PageFormView, "uploads" | "fields">) {
  const sent = useRef(new WeakMap<File, string>());
  return async (form: FormData): Promise<SentFiles> => {
    const ids: Record<string, string> = {};
    const errors: FieldError[] = [];
    for (const { name, check } of fields) {
      if (check !== "file" || uploads === null) continue;
      const values = form.getAll(name);
      const uploaded = values.flatMap(idsIn);
      for (const file of chosenIn(values)) {
        const answer = sent.current.get(file) ?? (await sendFile(uploads, file));
        if (typeof answer === "string") {
          sent.current.set(file, answer);
          uploaded.push(answer);
        } else errors.push({ field: name, message: answer.error });
      }
      ids[name] = uploaded.join(" ");
    }
    return { ids, errors };
  };
}

/** The file's id, or why the file was refused. */
async function sendFile(to: string, file: File): Promise<string | { readonly error: string }> {
  const body = new FormData();
  body.set("file", file);
  try {
    const response = await fetch(to, { method: "POST", body });
    const { id, error }: { id?: unknown; error?: unknown } = await response.json();
    if (typeof id === "string") return id;
    return { error: typeof error === "string" ? error : NOT_SENT };
  } catch {
    return { error: NOT_SENT };
  }
}
