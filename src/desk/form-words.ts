/** Every field of a form by its name, so that a refused form comes back as it was written. */
export const typedIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
