import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["8.8.8.8", true],
  ["2606:4700:4700::1111", true],
  ["127.0.0.1", false],
  ["10.0.0.1", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", true],
  ["fe80::1", false],
  ["fd00::1", false],
  ["64:ff9b::7f00:1", false],
  ["::7f00:1", false],
  ["::a00:1", false],
  ["4000::1", false],
  ["not an address", false],
])("%s is an address of the open internet: %s", (address, open) => {
  expect(isPublicAddress(address)).toBe(open);
});
