import { expect, test } from "vitest";
import { readCookie, setCookie, setHint } from "./member-cookies.ts";
import { newToken } from "./secrets.ts";

const token = newToken();

test("SITE-020 the session's cookie is none that a script reads, none that another site's form sends along", () => {
  expect(setCookie("session", token, { secure: false, seconds: 60 })).toBe(
    `member=${token}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`,
  );
});

test("by HTTPS it goes back by HTTPS alone, and to this very host", () => {
  expect(setCookie("session", token, { secure: true, seconds: 60 })).toBe(
    `__Host-member=${token}; Path=/; Max-Age=60; SameSite=Lax; Secure; HttpOnly`,
  );
});

test("the hint names nobody and may be read", () => {
  expect(setHint({ secure: true, seconds: 0 })).toBe("signed-in=1; Path=/; Max-Age=0; SameSite=Lax; Secure");
});

test("a cookie is found among others, under the name of its scheme alone", () => {
  const header = `a=b; member=${token}; sign-in=none`;
  expect(readCookie(header, "session", false)).toBe(token);
  expect(readCookie(header, "session", true)).toBeNull();
  expect(readCookie(`__Host-member=${token}`, "session", true)).toBe(token);
  expect(readCookie(header, "ticket", false)).toBeNull();
  expect(readCookie(null, "session", false)).toBeNull();
});

test.each(["", "short", "x".repeat(101), "a b c d e f g h i j k l m", '"quoted-quoted-quoted-quoted"'])(
  "what we never wrote is none: %j",
  (value) => {
    expect(readCookie(`member=${value}`, "session", false)).toBeNull();
  },
);
