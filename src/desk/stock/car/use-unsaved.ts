import { type RefObject, useEffect, useRef, useState } from "react";
import { writeText } from "../../../lib/site-storage.ts";
import { draftOfCar } from "../../parts/frame/car-drafts.ts";
import { overtakenWords, PANEL_FIELDS, plainValue } from "./panel-fields.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlIn = (form: HTMLFormElement, name: string): Control | null =>
  form.querySelector<Control>(`[name="${CSS.escape(name)}"]`);

interface Watched {
  /** The name under which this tab stores unsaved values, so that a reload or a visit to another car loses nothing. */
  readonly keptAs: string;
  /** Changes with every response of the server. */
  readonly state: unknown;
  /** The outcome of the last form, whose sentences are not repeated. */
  readonly outcome: { readonly problems: readonly string[] } | null;
}

interface UnsavedWords {
  /** The labels of the fields whose values differ from those saved. */
  readonly labels: readonly string[];
  /** A sentence about each unsaved field that somebody else changed meanwhile. */
  readonly meanwhile: readonly string[];
}

/**
 * What is typed and not saved, updated as the user types. A reset restores the saved values, even after a refusal.
 */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, { keptAs, state, outcome }: Watched): UnsavedWords {
  const [labels, setLabels] = useState<readonly string[]>([]);
  const [meanwhile, setMeanwhile] = useState<readonly string[]>([]);
  const lastOutcome = useRef(outcome);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved changes with the server's answer
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const stored: readonly Unsaved[] = JSON.parse(draftOfCar(keptAs) ?? "[]");
    const { back, overtaken } = putBack(stored, (name) => controlIn(current, `seen.${name}`)?.value);
    for (const { name, typed } of back) {
      const field = controlIn(current, name);
      if (field) field.value = typed;
    }
    if (overtaken.length > 0 || outcome !== lastOutcome.current)
      setMeanwhile(overtaken.filter((one) => !outcome?.problems.includes(one)));
    lastOutcome.current = outcome;
    const look = () => {
      const unsaved = unsavedIn(current);
      setLabels(unsaved.map(({ label }) => label));
      if (unsaved.length > 0) writeText(() => sessionStorage, keptAs, JSON.stringify(unsaved));
      else sessionStorage.removeItem(keptAs);
    };
    const reset = () => {
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
    current.addEventListener("reset", reset);
    return () => {
      current.removeEventListener("input", look);
      current.removeEventListener("reset", reset);
    };
  }, [form, keptAs, state, outcome]);
  return { labels, meanwhile };
}

/** A field whose value differs from the saved one. */
export interface Unsaved {
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

/**
 * The typed values to restore once a panel is loaded again. A field that somebody else changed meanwhile shows that
 * value, and a sentence tells of the typed one; a long text is restored besides.
 */
export function putBack(
  stored: readonly Unsaved[],
  standingIn: (name: string) => string | undefined,
): { readonly back: readonly Pick<Unsaved, "name" | "typed">[]; readonly overtaken: readonly string[] } {
  const overtaken: string[] = [];
  const back = stored.filter(({ name, seen, typed }) => {
    const [field, standing] = [PANEL_FIELDS.find((one) => one.name === name), standingIn(name)];
    if (!field || standing === undefined) return false;
    if (standing === seen) return true;
    if (plainValue(field.kind, standing) === plainValue(field.kind, typed)) return false;
    overtaken.push(overtakenWords(field, standing, typed));
    return field.kind === "text";
  });
  return { back, overtaken };
}
