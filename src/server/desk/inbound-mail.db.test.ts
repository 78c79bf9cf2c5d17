import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { adopt, HALDEN, lead, NOW, only, ZOE } from "../../features/people/people.testing.ts";
import { replyAddress } from "../../features/people/replies/address.ts";
import { threadOf } from "../../features/people/thread.ts";
import { ratesInMemory } from "../../lib/rates.ts";
import { inboundMail } from "./inbound-mail.ts";

const TOKEN = "a-token-that-nobody-guesses";
const BASE = "reply@mail.halden.example";

eachDatabase("the door for mails", (openFresh) => {
  test("takes raw mails with its token, and nothing without, of 5 MB at most; without settings it is not there", async () => {
    const db = await openFresh();
    await lead(db, ZOE);
    await adopt(db);
    const person = await only(db);
    const env: { inboundToken: string | null; replyAddress: string } = { inboundToken: TOKEN, replyAddress: BASE };
    const rates = ratesInMemory(() => NOW);
    const app = { db, env, rates, clock: () => NOW, log: { info: () => {} } };
    const server = express()
      .post("/desk/mail", inboundMail(app as unknown as Parameters<typeof inboundMail>[0]))
      .listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    const post = async (body: string | Buffer, authorization = `Bearer ${TOKEN}`, to = "") => {
      const address = `http://127.0.0.1:${port}/desk/mail?${new URLSearchParams({ to })}`;
      const sent = await fetch(address, {
        method: "POST",
        body: new Uint8Array(Buffer.from(body)),
        headers: { authorization },
      });
      return sent.status;
    };
    const to = await replyAddress(db, BASE, person.id);
    const mail = `From: zoe@shopper.example\r\nTo: someone@else.example\r\nSubject: Re\r\n\r\nYes`;
    expect(await post(mail, "", to)).toBe(401);
    expect(await post(mail, "Bearer wrong", to)).toBe(401);
    expect(await post(mail, `Basic ${Buffer.from("post:wrong").toString("base64")}`, to)).toBe(401);
    expect(await post(mail, undefined, "reply+1-2@mail.halden.example")).toBe(404);
    expect(await post("", undefined, to)).toBe(400);
    expect(await post(Buffer.alloc(5 * 1024 * 1024 + 1, "x"), undefined, to)).toBe(413);
    // A provider that names the receiver beside the mail, and one that can send a password alone.
    expect(await post(mail, `Basic ${Buffer.from(`post:${TOKEN}`).toString("base64")}`, to)).toBe(200);
    expect((await threadOf(db, person, { staffId: 0, places: HALDEN })).received).toMatchObject([{ text: "Yes" }]);
    env.inboundToken = null;
    expect(await post(mail, undefined, to)).toBe(404);
    await new Promise((closed) => server.close(closed));
  });
});
