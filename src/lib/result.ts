/**
 * The outcome of something that may fail. An expected failure is a value, never a throw: `ok` says which half is
 * there.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** The value of a result, where its failure is not expected: then throws the error. */
export function orThrow<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw result.error;
  return result.value;
}
