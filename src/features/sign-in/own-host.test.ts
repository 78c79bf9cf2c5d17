import { expect, test } from "vitest";
import { platformDefaults } from "../site/schema.ts";
import { ownHost } from "./own-host.ts";

const site = (changes: { siteUrl?: string; hostnames?: Record<string, string> }) => ({
  slug: "halden",
  config: { ...platformDefaults(), ...changes },
});
const HOSTS = { "halden.example": "halden", "www.halden.example": "halden", "kingtide.example": "kingtide" };

test("the host that was asked for is named where it is one of the site's own, however it is written", () => {
  for (const asked of ["www.halden.example", "WWW.Halden.example", "www.halden.example."]) {
    expect(ownHost(site({ hostnames: HOSTS }), asked)).toBe("www.halden.example");
  }
  expect(ownHost(site({}), "halden.localhost")).toBe("halden.localhost");
});

test("a host of somebody else's is never named: the site's own address is, or none", () => {
  for (const asked of ["evil.example", "kingtide.example", "halden.example.evil.example", "constructor"]) {
    expect(ownHost(site({ hostnames: HOSTS, siteUrl: "https://www.halden.example/" }), asked)).toBe(
      "www.halden.example",
    );
    expect(ownHost(site({ hostnames: HOSTS }), asked)).toBe("halden.example");
    expect(ownHost(site({}), asked)).toBeNull();
  }
});
