/** Whatever is asked under `/api` and is no call of ours: in JSON, as every call answers. */
const unknown = (): Response =>
  Response.json({ error: "There is no such call." }, { status: 404, headers: { "Cache-Control": "no-store" } });

export const loader = unknown;
export const action = unknown;
