import * as v from "valibot";

/** The id of a car in an address; null where there is none. */
export function carIdOf(params: URLSearchParams): number | null {
  const read = v.safeParse(v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number)), params.get("car_id"));
  return read.success ? read.output : null;
}
