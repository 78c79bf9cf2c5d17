import type { Env } from "../../env.ts";

/** Addresses that only programs of this machine reach. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i;

/**
 * What others on the network may do with a server of development mode that listens to them: sentences for whoever
 * started it. None where it listens to this machine alone, or in production, where all of it is closed.
 */
export function whatIsOpen({ mode, host, smtpUrl, smsUrl }: Env): readonly string[] {
  if (mode === "production" || LOOPBACK.test(host)) return [];
  return [
    `HOST=${host} lets other machines in, and this is development mode, which is open to them:`,
    ...(smtpUrl ? [] : ["  every mail can be read at /dev/mailbox, with shoppers' names and phone numbers;"]),
    ...(smsUrl ? [] : ["  the code 000000 signs anybody in under any phone number;"]),
    "  payments are a demonstration that anybody may approve.",
    "For the public set FORECOURT_MODE=production; for yourself alone leave HOST out.",
  ];
}
