import { type RefObject, useEffect, useState } from "react";
import { writeText } from "../../../lib/site-storage.ts";
import { keptOfCar } from "../../parts/frame/kept-cars.ts";
import { PANEL_FIELDS, plainValue } from "./panel-fields.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlIn = (form: HTMLFormElement, name: string): Control | null =>
  form.querySelector<Control>(`[name="${CSS.escape(name)}"]`);

interface Watched {
  /** The name under which this tab stores unsaved values, so that a reload or a visit to another car loses nothing. */
  readonly keptAs: string;
  /** Changes with every response of the server. */
  readonly state: unknown;
}

/**
 * The labels of the fields whose values differ from those saved, updated as the user types. A reset restores the saved
 * values, even after a refusal.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, { keptAs, state }: Watched): readonly string[] {
  const [labels, setLabels] = useState<readonly string[]>([]);
  useEffect(() => {
    if (form.current) putBack(form.current, keptAs);
  }, [form, keptAs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved changes with the server's answer
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const look = () => {
      const unsaved = unsavedIn(current);
      setLabels(unsaved.map(({ label }) => label));
      if (unsaved.length > 0) writeText(() => sessionStorage, keptAs, JSON.stringify(unsaved));
      else sessionStorage.removeItem(keptAs);
    };
    const back = () => {
      // Wait until the browser has restored the page's initial values.
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
  }, [form, keptAs, state]);
  return labels;
}

/** A field whose value differs from the saved one. */
interface Unsaved {
  readonly name: string;
  readonly label: string;
  readonly seen: string;
  readonly typed: string;
}

function unsavedIn(form: HTMLFormElement): readonly Unsaved[] {
  return PANEL_FIELDS.flatMap(({ name, label, kind }) => {
    const [field, seen] = [controlIn(form, name), controlIn(form, `seen.${name}`)];
    if (!field || !seen || plainValue(kind, field.value) === plainValue(kind, seen.value)) return [];
    return [{ name, label, seen: seen.value, typed: field.value }];
  });
}

/** Restores typed values, except in fields whose saved value has changed since. */
function putBack(form: HTMLFormElement, keptAs: string): void {
  const kept: readonly Unsaved[] = JSON.parse(keptOfCar(keptAs) ?? "[]");
  for (const { name, seen, typed } of kept) {
    const field = controlIn(form, name);
    if (field && controlIn(form, `seen.${name}`)?.value === seen) field.value = typed;
  }
}
