/**
 * The most characters that a search box takes: forty long words, of which a search reads no more. A pasted page of text
 * would make an address that browsers and servers refuse.
 */
export const LONGEST_SEARCH = 400;
