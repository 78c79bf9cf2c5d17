import { describeDatabaseError } from "../../db/failure.ts";
import type { Env } from "../../env.ts";

const LISTEN_FAILURES: Record<string, (env: Env) => string> = {
  EADDRINUSE: (env) =>
    `port ${env.port} is taken by another program; set PORT to a free one, for example PORT=${env.port + 1} npm start.`,
  EACCES: (env) => `this user may not listen on port ${env.port}; set PORT to one above 1023.`,
  EADDRNOTAVAIL: (env) => `this machine has no address ${env.host}; set HOST to one it has, or leave it out.`,
};

/** In words for an operator, why the server could not start. */
export function whyNotStarted(error: unknown, env: Env): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known = LISTEN_FAILURES[code]?.(env) ?? describeDatabaseError(error)?.message;
  return known ?? (error instanceof Error ? error.message : String(error));
}
