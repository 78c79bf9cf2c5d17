/** Whether similar cars are available now (API-019). A failure is only written to the console (ERR-007). */
export async function similarAnswered(
  { api, slug }: { readonly api: string; readonly slug: string },
  ask: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const { ok, status } = await ask(`${api}/cars/${slug}/similar`);
    if (ok) return true;
    throw new Error(`answered ${status}`);
  } catch (error) {
    console.warn("Similar cars are not shown.", error);
    return false;
  }
}
