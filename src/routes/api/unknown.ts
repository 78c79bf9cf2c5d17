/** Answers unknown addresses under `/api` in JSON, as every call does. */
const unknown = (): Response =>
  Response.json({ error: "There is no such call." }, { status: 404, headers: { "Cache-Control": "no-store" } });

export const loader = unknown;
export const action = unknown;
