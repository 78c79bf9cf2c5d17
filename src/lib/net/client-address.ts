import ipaddr from "ipaddr.js";

/**
 * The client that rate limits count: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
 * household; empty for none.
 */
export function clientAddressOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return "";
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : address.toString();
}
