import { describe, expect, test } from "vitest";
import { readReceivedText } from "./incoming.ts";
import type { GatewayCall } from "./port.ts";

const call = (changes: Partial<GatewayCall>): GatewayCall => ({
  url: "https://desk.dealer.example/desk/sms",
  contentType: "application/x-www-form-urlencoded",
  body: "",
  signature: null,
  authorization: null,
  ...changes,
});

describe("a gateway's call", () => {
  test("of Twilio is taken by its signature alone, that of its own documentation", () => {
    const body = "CallSid=CA1234567890ABCDE&Caller=%2B14158675309&Digits=1234&From=%2B14158675309&To=%2B18005551212";
    const documented = { url: "https://mycompany.com/myapp.php?foo=1&bar=2", body };
    const signature = "RSOYDt4T1cUTdK1PDd93/VVr8B8=";
    const twilio = { vendor: "twilio", token: "12345" } as const;
    // It is signed as it should be, and is no text.
    expect(readReceivedText(call({ ...documented, signature }), twilio)).toEqual({ ok: false, error: "unreadable" });
    const forged = [
      call({ ...documented, signature: null }),
      call({ ...documented, signature: `A${signature.slice(1)}` }),
      call({ ...documented, signature, url: "https://mycompany.com/other" }),
      call({ ...documented, signature, body: body.replace("1234&", "1235&") }),
      call({ ...documented, authorization: "Bearer 12345" }),
    ];
    for (const one of forged) expect(readReceivedText(one, twilio)).toEqual({ ok: false, error: "unproven" });
    const other = { ...twilio, token: "54321" };
    expect(readReceivedText(call({ ...documented, signature }), other)).toEqual({ ok: false, error: "unproven" });
  });

  test.each([
    ["clicksend", "application/x-www-form-urlencoded", "from=%2B61491570156&body=Yes&message_id=A1&custom_string=x"],
    ["gateway", "application/json; charset=utf-8", '{"from":"+61491570156","text":"Yes","id":"A1"}'],
  ] as const)("of %s is taken by its token, as bearer or as a password", (vendor, contentType, body) => {
    const proof = { vendor, token: "t".repeat(24) };
    const basic = `Basic ${Buffer.from(`forecourt:${proof.token}`).toString("base64")}`;
    for (const authorization of [`Bearer ${proof.token}`, basic])
      expect(readReceivedText(call({ contentType, body, authorization }), proof)).toEqual({
        ok: true,
        value: { from: "+61491570156", text: "Yes", id: "A1" },
      });
    for (const authorization of [null, "Bearer x", "Basic !!"])
      expect(readReceivedText(call({ contentType, body, authorization }), proof).ok).toBe(false);
    const none = { ...proof, token: null };
    expect(readReceivedText(call({ contentType, body }), none)).toEqual({ ok: false, error: "none" });
  });

  test("that holds no number, no text or nonsense is told so", () => {
    const proof = { vendor: "gateway", token: "t" } as const;
    for (const body of ["", "[", "null", '{"from":"a","text":"x","id":"1"}', '{"from":"+61491570156","id":"1"}'])
      expect(
        readReceivedText(call({ contentType: "application/json", body, authorization: "Bearer t" }), proof),
      ).toEqual({ ok: false, error: "unreadable" });
  });
});
