import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  lastSuccessText,
  leadAttributes,
  newSubmissionId,
  parseSuccess,
  postedAttributes,
  rememberPage,
  rememberSuccess,
  VISIT_FIELD,
} from "./visit.ts";

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    kept: entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, to: string) => entries.set(key, to),
    removeItem: (key: string) => entries.delete(key),
  };
}
let local: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  local = fakeStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("LEAD-049 the session's pages are kept, oldest first, a page that is shown again at once not twice", () => {
  for (const path of ["/", "/search/used-cars", "/search/used-cars", "/cars/a", "/"]) rememberPage("halden", path, "");
  expect(leadAttributes("halden")?.visited_pages).toEqual(["/", "/search/used-cars", "/cars/a", "/"]);
});

test("LEAD-050 the parameters are those of the page the shopper came in by", () => {
  rememberPage("halden", "/", "?utm_source=radio&gclid=1");
  rememberPage("halden", "/search/used-cars", "?make=Kia");
  expect(leadAttributes("halden")?.linked_query_params).toEqual({ utm_source: "radio", gclid: "1" });
});

test("HOME-034 LEAD-050 the campaign whose promotion was followed last is told with them", () => {
  rememberPage("halden", "/", "?utm_source=radio");
  rememberPage("halden", "/search/used-cars", "?make=Kia&campaign=ute-week");
  rememberPage("halden", "/search/used-cars", "?make=Kia");
  expect(leadAttributes("halden")?.linked_query_params).toEqual({ utm_source: "radio", campaign: "ute-week" });
  rememberPage("halden", "/search/used-cars", "?campaign=clearance");
  expect(leadAttributes("halden")).toEqual({
    visited_pages: ["/", "/search/used-cars"],
    linked_query_params: { utm_source: "radio", campaign: "clearance" },
  });
});

test("LEAD-049 LEAD-050 a form that is posted to its page brings the visit along as it was noted, and nothing that cannot be read", () => {
  rememberPage("halden", "/", "?utm_source=radio");
  const posted = (text: string) => {
    const form = new FormData();
    form.set(VISIT_FIELD, text);
    return postedAttributes(form);
  };
  expect(posted(JSON.stringify(leadAttributes("halden")))).toEqual({
    visited_pages: ["/"],
    linked_query_params: { utm_source: "radio" },
  });
  expect([posted(""), posted("{"), posted('"text"')]).toEqual([null, null, null]);
});

test("a long visit keeps its last pages", () => {
  for (let at = 0; at < 60; at++) rememberPage("halden", `/${at}`, "");
  expect(leadAttributes("halden")?.visited_pages).toHaveLength(50);
  expect(leadAttributes("halden")?.visited_pages.at(-1)).toBe("/59");
});

test("LEAD-032 where a success cannot be stored an earlier one, of another car, is forgotten", () => {
  rememberSuccess("halden", { category: "Vehicle Enquiry", car: "1999 Old Car" });
  local.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  rememberSuccess("halden", { category: "Vehicle Enquiry", car: "2024 Kia EV5" });
  expect(lastSuccessText("halden")).toBeNull();
});

test("LEAD-023 SITE-046 SITE-049 a success is kept under the site's own key", () => {
  rememberSuccess("halden", { category: "Vehicle Enquiry", car: "2022 Kia EV6" });
  expect([...local.kept.keys()]).toEqual(["halden:success-category"]);
  expect(parseSuccess(lastSuccessText("halden"))).toEqual({ category: "Vehicle Enquiry", car: "2022 Kia EV6" });
  expect(lastSuccessText("kingtide")).toBeNull();
});

test("what cannot be read counts as nothing", () => {
  expect(parseSuccess("{")).toBeNull();
  expect(parseSuccess('{"car":1}')).toBeNull();
  expect(parseSuccess(null)).toBeNull();
});

test("a browser that refuses its storage loses the visit, not the page", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  rememberPage("halden", "/", "");
  expect(leadAttributes("halden")).toBeNull();
});

test("a submission id is a UUID, also where the page is served without TLS", () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newSubmissionId()).toMatch(uuid);
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(newSubmissionId()).toMatch(uuid);
});
