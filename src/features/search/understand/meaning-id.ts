import { slugOf } from "../../../lib/words/slug.ts";
import { type Meaning, modelName } from "./meanings.ts";

/** The ID that picks a reading in an address. */
export function meaningId(meaning: Meaning): string {
  switch (meaning.kind) {
    case "make":
      return `make-${slugOf(meaning.make)}`;
    case "model":
      return `model-${slugOf(meaning.any.map(modelName).slice(0, 5).join(" "))}`.slice(0, 80).replace(/-$/, "");
    case "badge":
      return `badge-${slugOf(meaning.name)}`.slice(0, 80);
    default:
      return `${fieldOf(meaning)}-${slugOf(meaning.label)}`.slice(0, 80).replace(/-$/, "");
  }
}

function fieldOf({ wants }: Extract<Meaning, { kind: "wants" }>): string {
  const name = "attribute" in wants ? wants.attribute : wants.kind;
  return name.replaceAll("_", "-");
}
