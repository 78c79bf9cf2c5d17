import type { Env } from "../../env.ts";

/** Host names and addresses that only programs on this machine can reach. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i;

/**
 * Sentences for the developer about what others on the network can do when a server in development mode listens to
 * them. Empty where it listens to this machine only, and in production, where all of it is closed.
 */
export function openDoorWarnings({ mode, host, smtpUrl, smsUrl, smsVendor }: Env): readonly string[] {
  if (mode === "production" || LOOPBACK.test(host)) return [];
  return [
    `HOST=${host} lets other machines in, and this is development mode, which is open to them:`,
    ...(smtpUrl ? [] : ["  every mail can be read at /dev/mailbox, with shoppers' names and phone numbers;"]),
    ...(smsUrl || smsVendor !== "gateway" ? [] : ["  the code 000000 signs anybody in under any phone number;"]),
    "  payments are a demonstration that anybody may approve.",
    "For the public set FORECOURT_MODE=production; for yourself alone leave HOST out.",
  ];
}
