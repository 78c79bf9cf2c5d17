/** A number plate as people of the trade name a car: large letters, single blanks; null for none. */
export const plateShown = (plate: string | null): string | null => {
  const text = plate?.replace(/\s+/g, " ").trim().toUpperCase() ?? "";
  return text === "" || text.length > 12 ? null : text;
};
