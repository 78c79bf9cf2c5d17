import ipaddr from "ipaddr.js";

/**
 * Who asks, as limits count: an IPv4 address, or the whole /64 around an IPv6 one, which one household has; empty for
 * none.
 */
export function askerOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return "";
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : address.toString();
}
