import { expect, test } from "vitest";
import { redactedPath } from "./redacted-path.ts";

test.each([
  ["/cars/2019-kia-rio-w1", "/cars/2019-kia-rio-w1"],
  ["/alerts/stop/abc.def", "/alerts/stop/…"],
  ["/alerts/new", "/alerts/new"],
  ["/jo.quirke@mail.example", "/…"],
  ["/stop/jo%40mail.example/now", "/stop/…/now"],
  ["/images/JO%40Mail.Example.jpg", "/images/…"],
  ["//unsubscribe/secret", "//unsubscribe/…"],
])("%s is told as %s, without a secret or a mail address", (path, redacted) =>
  expect(redactedPath(path)).toBe(redacted),
);
