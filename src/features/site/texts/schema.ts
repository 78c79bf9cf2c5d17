import * as v from "valibot";
import { anyText, suggestion } from "../options/shapes.ts";
import { TEXT_KEYS, type TextKey, unknownParts } from "./texts.ts";

const key = v.picklist(TEXT_KEYS, ({ input }) => {
  const written = String(input);
  return `"${written.slice(0, 100)}" is no text of the platform.${suggestion(written, TEXT_KEYS)} docs/site-texts.md lists them all.`;
});

/** A site's own texts by key. A text with an unknown `{part}` is refused, because shoppers would see the braces. */
export const textsSchema = v.pipe(
  v.record(key, anyText),
  v.rawTransform<Partial<Record<TextKey, string>>, Partial<Record<TextKey, string>>>(({ dataset, addIssue }) => {
    for (const [name, words] of Object.entries(dataset.value)) {
      const [part] = unknownParts(name as TextKey, words);
      if (part === undefined) continue;
      addIssue({
        message: `{${part}} is not filled in here: docs/site-texts.md shows which parts this text has.`,
        path: [{ type: "object", origin: "value", input: dataset.value, key: name, value: words }],
      });
    }
    return dataset.value;
  }),
);
