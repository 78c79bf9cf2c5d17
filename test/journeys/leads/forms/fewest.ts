import type { FoundForm } from "./addresses.ts";

/** A form at an address of a site. */
export interface FormOfSite extends FoundForm {
  readonly site: string;
}

/**
 * What a browser may treat differently from one form to the next: its kind, whether it is about a car or a test drive,
 * its site's design, its buttons, and each field that a person sees, with its type and necessity.
 */
function featuresOf({ site, path, form }: FormOfSite): readonly string[] {
  const about = [/\/cars\/|[?&]car_id=/, /test-drive/].map((words) => words.test(path));
  const seen = form.fields.filter(({ unseen }) => !unseen);
  return [
    site,
    `${form.id} ${about}`,
    `${form.id} buttons ${form.buttons.map(({ name }) => name)}`,
    ...seen.map(({ name, type, required }) => `${form.id} ${name} ${type} ${required}`),
  ];
}

/** Few forms which together have every feature of all: always the one that adds most. */
export function fewest<T extends FormOfSite>(all: readonly T[]): readonly T[] {
  const missing = new Set(all.flatMap(featuresOf));
  const adds = (one: T) => featuresOf(one).filter((feature) => missing.has(feature)).length;
  const chosen: T[] = [];
  while (missing.size > 0) {
    const [first, ...others] = all;
    if (!first) break;
    const best = others.reduce((most, one) => (adds(one) > adds(most) ? one : most), first);
    for (const feature of featuresOf(best)) missing.delete(feature);
    chosen.push(best);
  }
  return chosen;
}
