/**
 * The outcome of something that may fail. Expected failures are values, never exceptions; `ok` tells which half it is.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The value of a result whose failure is not expected; throws the error otherwise. */
export function orThrow<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw result.error;
  return result.value;
}
