/** How a car stands, as the desk says it. */
export const STATUS_WORDS: Readonly<Record<string, string>> = {
  in_stock: "In stock",
  coming_soon: "Coming soon",
  sold: "Sold",
};
