/** All fields of a form by name, to show a refused form as it was filled in. */
export const typedIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
