import { expect, test } from "vitest";
import { words } from "../../../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import type { SignInReply } from "../sign-in-form.ts";
import { SIGN_IN_TYPES } from "../sign-in-path.ts";
import { type SignInView, signInView } from "../sign-in-view.ts";
import { SignInPage } from "./sign-in-page.tsx";

const site = testSite("halden", [dealership(1, "parramatta")]);
const ASKED = new URLSearchParams({ type: "watchlist", redirect: "/cars/a", back: "/search/used-cars" });

function page(step: SignInReply["step"], way: SignInView["way"] = "sms", reply: SignInReply | null = null): string {
  const phone = step === "code" ? "0491 570 156" : "";
  return siteMarkup(<SignInPage view={signInView(site, ASKED, way)} step={step} phone={phone} reply={reply} />);
}

test("USER-008 the phone step is a plain form that posts to its own address, with the browser's help", () => {
  const html = page("phone");
  expect(html).toContain('method="post"');
  expect(html).toContain('action="/sign-in?type=watchlist&amp;redirect=%2Fcars%2Fa&amp;back=%2Fsearch%2Fused-cars"');
  expect(html).toMatch(
    /<input[^>]*autoComplete="tel"[^>]*name="phone"|<input[^>]*name="phone"[^>]*autoComplete="tel"/i,
  );
  expect(html).toContain('inputMode="tel"');
  expect(html).toMatch(/href="\/search\/used-cars"[^>]*>Cancel</);
  expect(html).not.toContain("000000");
});

test("USER-008 the code step asks for a one-time code, and tells where it went", () => {
  const html = page("code");
  expect(html).toMatch(/autoComplete="one-time-code"/i);
  expect(html).toContain('inputMode="numeric"');
  expect(words(html)).toContain("We sent a code to 0491 570 156");
  expect(words(html)).not.toContain("000000");
  expect(html).toContain("step=other-phone");
});

test("USER-008 without a gateway a demonstration says what the code is; elsewhere no form pretends to work", () => {
  expect(words(page("code", "demo"))).toContain("the code is 000000");
  const none = page("phone", null);
  expect(words(none)).toContain("Signing in is not available at the moment");
  expect(none).not.toContain("<form");
  expect(none).not.toContain("000000");
  expect(none).toContain('href="tel:0255501234"');
  expect(none).toContain('href="/contact-us"');
  const [place] = site.locations;
  const landline = { phone: null, landline_phone: "02 5550 9999", opening_hours: [] };
  const locations = place ? [{ ...place, contact_detail: landline }] : [];
  expect(signInView({ ...site, locations }, ASKED, null).phone?.href).toBe("tel:0255509999");
});

test("whoever comes for a code that is gone is told to ask for another", () => {
  const lost = <SignInPage view={signInView(site, ASKED, "sms")} step="phone" phone="" isLost reply={null} />;
  expect(words(siteMarkup(lost))).toContain("Please ask for a new code");
  expect(words(page("phone"))).not.toContain("Please ask for a new code");
});

test("what was typed comes back with what is wrong with it", () => {
  const html = page("phone", "sms", { step: "phone", typed: '12 <"', message: "Please enter a number." });
  expect(html).toContain('value="12 &lt;&quot;"');
  expect(html).toContain('aria-invalid="true"');
  expect(words(html)).toContain("Please enter a number.");
  const code = page("phone", "sms", { step: "code", typed: "123", message: "Six digits." });
  expect(code).toContain('value="123"');
});

test("USER-008 SITE-057 nothing of the address leads off the site; every type has its words", () => {
  const off = new URLSearchParams({ type: "none", redirect: "//evil.example", back: "https://evil.example" });
  expect(signInView(site, off, "sms")).toMatchObject({ type: "my-garage", redirect: "/my-garage", back: "/" });
  const headings = SIGN_IN_TYPES.map((type) => signInView(site, new URLSearchParams({ type }), "sms").heading);
  expect(new Set(headings).size).toBe(SIGN_IN_TYPES.length);
});
