import ipaddr from "ipaddr.js";

/**
 * The client as counted by rate limits: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one
 * household; empty if there is none. Ignores the port that some proxies append, since it differs per connection.
 */
export function clientAddressOf(text: string): string {
  const ip = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/.exec(text)?.slice(1).find(Boolean) ?? text;
  if (!ipaddr.isValid(ip)) return "";
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : address.toString();
}

/**
 * The /48 network around such a /64. One household or company may own a whole /48, which is 65,536 clients. Null for an
 * IPv4 address and for anything else that is counted.
 */
export function widerNetworkOf(client: string): string | null {
  const [, network = ""] = /^([0-9a-f:]+)\/64$/.exec(client) ?? [];
  if (!ipaddr.IPv6.isValid(network)) return null;
  const { parts } = ipaddr.IPv6.parse(network);
  return `${parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(":")}::/48`;
}
