import * as v from "valibot";
import { href, strict, text } from "./options/shapes.ts";

/** `home.json`: the dealer's own texts on the home page, for the blocks `howItWorks`, `plans` and `faqs`. */
export const HomeFileSchema = strict({
  $schema: v.optional(v.string()),
  howItWorks: v.optional(
    strict({
      heading: text,
      text: v.optional(text),
      /** Numbered in this order. */
      steps: v.pipe(v.array(strict({ heading: text, text })), v.minLength(1, "Write one step at least.")),
    }),
  ),
  plans: v.optional(
    strict({
      heading: text,
      text: v.optional(text),
      /** Terms of all plans, in small type below them. */
      terms: v.optional(text),
      plans: v.pipe(
        v.array(
          strict({
            name: text,
            /** The price as text: `from $149`. */
            price: text,
            per: v.optional(text),
            text: v.optional(text),
            points: v.optional(v.array(text), []),
            link: strict({ label: text, href }),
            /** Whether the plan is highlighted among the others. */
            featured: v.optional(v.boolean(), false),
          }),
        ),
        v.minLength(1, "Write one plan at least."),
      ),
    }),
  ),
  faqs: v.optional(
    strict({
      heading: text,
      /** A link to further answers. */
      link: v.optional(strict({ label: text, href })),
      questions: v.pipe(v.array(strict({ q: text, a: text })), v.minLength(1, "Write one question at least.")),
    }),
  ),
});

/** The dealer's own texts on the home page. A block without text is left out. */
export type HomeWords = Readonly<Omit<v.InferOutput<typeof HomeFileSchema>, "$schema">>;
