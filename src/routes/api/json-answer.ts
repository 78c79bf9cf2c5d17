/** A call's answer as JSON, which no cache stores. One of 405 says that the call takes POST. */
export const answer = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(body, {
    status,
    headers: { "Cache-Control": "no-store", ...(status === 405 ? { Allow: "POST" } : {}), ...headers },
  });

/** The same for a call that is refused, with a sentence that says why. */
export const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  answer({ error }, status, headers);
