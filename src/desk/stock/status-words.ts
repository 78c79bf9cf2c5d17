/** The desk's words for a car's status. */
export const STATUS_WORDS: Readonly<Record<string, string>> = {
  in_stock: "In stock",
  coming_soon: "Coming soon",
  sold: "Sold",
};
