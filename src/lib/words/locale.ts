/** The language and country used to write numbers and dates and to sort names, as a BCP 47 tag. */
export const LOCALE = "en-AU";
