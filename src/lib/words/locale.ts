/** The language and country in which this product writes numbers and dates and sorts names, as a BCP 47 tag. */
export const LOCALE = "en-AU";
