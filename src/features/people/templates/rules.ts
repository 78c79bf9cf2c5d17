/** What each template field stands for, in the words of the page that edits templates. */
export const TEMPLATE_FIELDS = {
  name: "their first name",
  car: "the car they asked about",
  price: "its price on the website",
  yard: "your dealership",
  me: "your own name",
} as const;
type TemplateField = keyof typeof TEMPLATE_FIELDS;
export type FieldValues = Readonly<Record<TemplateField, string | null>>;

const FIELD = /\{\{([^{}]{0,80})\}\}/g;

/** A template's text with the known values filled in; other fields stay as they are, for the writer to fill in. */
export const fillTemplate = (text: string, values: FieldValues): string =>
  text.replace(FIELD, (field, written: string) => {
    const name = written.trim();
    return (Object.hasOwn(values, name) && values[name as TemplateField]) || field;
  });

/** The fields still left in a text, each once; such a text is not sent. */
export const openFields = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name = ""]) => name.trim())),
];

/** Fields in a template's text that do not exist. */
export const unknownFields = (text: string): readonly string[] =>
  openFields(text).filter((name) => !Object.hasOwn(TEMPLATE_FIELDS, name));

/** The most characters of a template's name, of its text, and of a signature. */
export const LONGEST_TEMPLATE_NAME = 60;
export const LONGEST_TEMPLATE = 4_000;
export const LONGEST_SIGNATURE = 600;
/** The most templates of one site. */
export const MOST_TEMPLATES = 200;
