/** The record without fields that are null or an empty list: structured data omits unknown values. */
export const withoutEmpty = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
