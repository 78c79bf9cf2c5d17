import * as v from "valibot";
import { TEMPLATES } from "../../features/site/choices.ts";
import { colour, email, oneOf, phone, publicHost, slug, text } from "../../features/site/options/shapes.ts";
import { ITEM_TYPES, type ItemType } from "../../features/vocabulary/vehicle-kinds.ts";
import { slugOf } from "../../lib/words/slug.ts";
import { readHours } from "./opening-hours.ts";

/**
 * A question about a new site. A terminal asks them in order; an answers file has the same keys. The schemas are those
 * of the site's own files, so an answer accepted here is accepted there.
 */
export interface Question {
  readonly asks: string;
  /** Text shown once before the question. */
  readonly says?: string;
  /** The default for `Enter`, given the answers so far; null if an answer is required. */
  readonly otherwise: (given: Readonly<Record<string, string>>) => string | null;
  /** Validates the answer, which may be empty if `otherwise` gives the empty text. */
  readonly schema: v.GenericSchema<string, string>;
}

const needed = () => null;
const nothing = () => "";
const line = v.pipe(text, v.maxLength(100, "Write at most 100 characters."));
const orNothing = (schema: v.GenericSchema<string, string>) =>
  v.union([v.literal(""), schema], ({ input }) => {
    const read = v.safeParse(schema, input);
    return read.success ? "" : read.issues[0].message;
  });

const TEMPLATE_WORDS: Readonly<Record<(typeof TEMPLATES)[number], string>> = {
  default: "plain, for any dealer",
  group: "several showrooms and makes",
  marque: "one make's showroom",
  superstore: "many used cars",
  outdoor: "caravans, motorcycles, four-wheel drives",
};

const templates = TEMPLATES.map((name) => `  ${name.padEnd(11)}${TEMPLATE_WORDS[name]}`).join("\n");

const STATES = ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "ACT", "NT"] as const;
const upper = v.pipe(v.string(), v.toUpperCase(), oneOf(STATES));
const hours = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const read = dataset.typed ? readHours(dataset.value) : null;
    if (read && !read.ok) addIssue({ message: read.error });
  }),
);

const KIND_WORDS: Readonly<Record<ItemType, string>> = {
  car: "cars",
  motorcycle: "motorcycles",
  truck: "trucks",
  caravan: "caravans",
};

const kindOf = (word: string) => ITEM_TYPES.find((kind) => [kind, KIND_WORDS[kind]].includes(word));
const kindsIn = (words: string) => words.toLowerCase().split(/\s*(?:,|\band\b|&)\s*/);

/** The kinds named in an answer such as "cars, caravans". */
export const kindsOf = (answer: string): readonly ItemType[] => kindsIn(answer).flatMap((word) => kindOf(word) ?? []);

const kindsText = (kinds: readonly ItemType[]) => kinds.map((kind) => KIND_WORDS[kind]).join(", ");

const kinds = v.pipe(
  v.string(),
  v.check((words) => kindsIn(words).every(kindOf), `Write one or several of: ${kindsText(ITEM_TYPES)}.`),
  v.transform((words) => kindsText(kindsOf(words))),
);

/** What is known before the first question. */
export interface Known {
  /** Slugs of existing sites and dealerships. */
  readonly taken: ReadonlySet<string>;
  /** Kinds of vehicles in the dealer's stock file; empty without one. */
  readonly kinds: readonly ItemType[];
}

/** The questions about the dealer. */
export const siteQuestions = ({ taken, kinds: inStock }: Known) =>
  ({
    name: { asks: "The dealer's name", otherwise: needed, schema: line },
    slug: {
      asks: "Its short name, for addresses and folders",
      otherwise: ({ name = "" }) => slugOf(name).slice(0, 40).replace(/-+$/, ""),
      schema: v.pipe(
        slug,
        v.maxLength(40, "Write at most 40 characters."),
        v.check(
          (written) => !taken.has(written),
          "There is a site or a dealership of this name already: take another.",
        ),
      ),
    },
    legalName: { asks: "Its name in law", otherwise: ({ name = "" }) => name, schema: line },
    abn: {
      asks: "Its ABN",
      otherwise: nothing,
      schema: orNothing(
        v.pipe(
          v.string(),
          v.transform((written) => written.replaceAll(/\s/g, "")),
          v.regex(/^\d{11}$/, 'Write the eleven digits of an ABN, like "51 824 753 556".'),
          v.transform((digits) => digits.replace(/^(..)(...)(...)(...)$/, "$1 $2 $3 $4")),
        ),
      ),
    },
    sells: {
      asks: `What it sells (${kindsText(ITEM_TYPES)})`,
      otherwise: () => kindsText(inStock) || KIND_WORDS.car,
      schema: kinds,
    },
    template: { asks: "Its template", says: templates, otherwise: () => "default", schema: oneOf(TEMPLATES) },
    colour: { asks: "Its colour", otherwise: () => "#1F5FBF", schema: colour },
    logo: { asks: "A file with its logo (none: its initials)", otherwise: nothing, schema: v.string() },
    host: {
      asks: "Its own address (none: this machine's alone)",
      otherwise: nothing,
      schema: orNothing(publicHost),
    },
    email: { asks: "Where its leads go", otherwise: needed, schema: email },
  }) satisfies Readonly<Record<string, Question>>;

/** The questions about each of its places. */
export const PLACE_QUESTIONS = {
  street: { asks: "Street and number", otherwise: needed, schema: line },
  town: { asks: "Suburb or town", otherwise: needed, schema: line },
  state: { asks: "State", otherwise: needed, schema: upper },
  postcode: {
    asks: "Postcode",
    otherwise: needed,
    schema: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Write a postcode of four digits, like "4215".')),
  },
  phone: { asks: "Phone", otherwise: needed, schema: phone },
  does: {
    asks: "What it does (sales, service or parts)",
    otherwise: () => "sales",
    schema: oneOf(["sales", "service", "parts"]),
  },
  hours: { asks: "Opening hours", otherwise: nothing, schema: hours },
} satisfies Readonly<Record<string, Question>>;

type Answered<Q> = { readonly [Key in keyof Q]: string };
type SiteAnswers = Answered<ReturnType<typeof siteQuestions>>;
export type PlaceAnswers = Answered<typeof PLACE_QUESTIONS>;

export interface Answers {
  readonly site: SiteAnswers;
  readonly places: readonly PlaceAnswers[];
}

export const MOST_PLACES = 30;
