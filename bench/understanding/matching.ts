import type { Choice, Wants } from "../../src/features/search/understand/schema.ts";
import type { SearchDocument } from "../../src/services/search/port.ts";

/** Whether a document is what a choice asks for, worked out by plain comparison: what the engine is checked against. */
export const isAskedFor = (document: SearchDocument, { wants, negated }: Choice): boolean =>
  matches(document, wants) !== negated;

function matches(document: SearchDocument, wants: Wants): boolean {
  switch (wants.kind) {
    case "values": {
      const held = [document[wants.attribute]].flat().map(String);
      return wants.values.some((value) => held.includes(value));
    }
    case "range": {
      const figure = document[wants.attribute];
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wants;
      return typeof figure === "number" && figure >= min && figure <= max;
    }
    case "vehicles":
      return wants.any.some(
        ({ make, model, badges }) =>
          (make === null || document.make === make) &&
          (model === null || document.model === model) &&
          (badges === null || badges.includes(String(document.badge))),
      );
    case "either":
      return wants.any.some((each) => matches(document, each));
    case "place": {
      const { state, cities } = wants.place;
      return state === null ? cities.length === 0 || cities.includes(String(document.city)) : document.state === state;
    }
    case "identity":
      return wants.slugs.includes(String(document.slug));
    default:
      return true;
  }
}
