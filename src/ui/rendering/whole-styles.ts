/**
 * Resolves once the page's whole stylesheet is applied, or could not be loaded. Until then the page has only the rules
 * of what its HTML contains, so nothing may add to it.
 */
export async function wholeStyles(): Promise<void> {
  const waiting = document.querySelectorAll<HTMLLinkElement>("link[data-later][media=print]");
  await Promise.all(
    [...waiting].map((link) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      for (const end of ["load", "error"]) link.addEventListener(end, () => resolve(), { once: true });
      return promise;
    }),
  );
}
