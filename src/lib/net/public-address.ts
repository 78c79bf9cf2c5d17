import { lookup as resolveHost } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Whether an address is on the public internet: not this machine, its network, or any reserved range. Of IPv6 only
 * 2000::/3 is assigned; other addresses may be an IPv4 address in another spelling (`::7f00:1`).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const judged = ipaddr.process(address);
  const isAllocated = !(judged instanceof ipaddr.IPv6) || ((judged.parts[0] ?? 0) & 0xe000) === 0x2000;
  return isAllocated && judged.range() === "unicast";
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** The error of a connection that a guarded lookup refused. */
export class ForbiddenAddress extends Error {
  constructor() {
    super("The host's address is not public.");
  }
}

/** Whether a URL's host is itself a disallowed address; such a host skips the lookup that would have checked it. */
export function isRefusedLiteral({ hostname }: URL, isAllowed: (address: string) => boolean): boolean {
  const literal = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(literal) && !isAllowed(literal);
}

/**
 * Resolves a name, and fails if any of its addresses is not allowed. The connection uses the addresses checked here, so
 * a name that resolves differently the second time gains nothing.
 */
export function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !isAllowed(address));
      const [first] = addresses ?? [];
      if (error || refused || !first) {
        callback(error ?? new ForbiddenAddress(), "", 4);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
