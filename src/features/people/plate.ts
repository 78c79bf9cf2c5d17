/** A number plate in the trade's usual form: upper case, single spaces; null if there is none. */
export const plateShown = (plate: string | null): string | null => {
  const text = plate?.replace(/\s+/g, " ").trim().toUpperCase() ?? "";
  return text === "" || text.length > 12 ? null : text;
};
