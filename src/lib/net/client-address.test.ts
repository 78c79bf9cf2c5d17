import { expect, test } from "vitest";
import { clientAddressOf, widerNetworkOf } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:51234", "203.0.113.7"],
  ["2001:db8:1:2::7", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::7]:51234", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::7]", "2001:db8:1:2::/64"],
  ["unknown", ""],
  ["", ""],
])("%s, as a proxy may write it, is the client %s", (given, client) => expect(clientAddressOf(given)).toBe(client));

test("the /48 around a /64 is told, and of nothing else", () => {
  expect(widerNetworkOf("2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
  for (const other of ["203.0.113.7", "2001:db8:1::/48", ""]) expect(widerNetworkOf(other)).toBeNull();
});
