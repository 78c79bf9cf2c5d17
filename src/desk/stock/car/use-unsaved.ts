import { type RefObject, useEffect, useState } from "react";
import { PANEL_FIELDS, plainValue } from "./panel-fields.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlIn = (form: HTMLFormElement, name: string): Control | null =>
  form.querySelector<Control>(`[name="${CSS.escape(name)}"]`);

/**
 * The labels of the fields that say something else than what is saved, as somebody types. A reset says again what is
 * saved, also after a refusal. `state` changes with every answer of the server.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, state: unknown): readonly string[] {
  const [labels, setLabels] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved changes with the server's answer
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => setLabels(unsavedIn(current));
    const back = () => {
      // After the browser has put back what the page came with.
      queueMicrotask(() => {
        for (const { name } of PANEL_FIELDS) {
          const [field, seen] = [controlIn(current, name), controlIn(current, `seen.${name}`)];
          if (field && seen) field.value = seen.value;
        }
        look();
      });
    };
    look();
    current.addEventListener("input", look);
    current.addEventListener("reset", back);
    return () => {
      current.removeEventListener("input", look);
      current.removeEventListener("reset", back);
    };
  }, [form, state]);
  return labels;
}

function unsavedIn(form: HTMLFormElement): readonly string[] {
  return PANEL_FIELDS.flatMap(({ name, label, kind }) => {
    const [field, seen] = [controlIn(form, name), controlIn(form, `seen.${name}`)];
    return field && seen && plainValue(kind, field.value) !== plainValue(kind, seen.value) ? [label] : [];
  });
}
