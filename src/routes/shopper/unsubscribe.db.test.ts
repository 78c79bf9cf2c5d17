import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { letterOf } from "../../features/notices/letter.ts";
import { notifyShopper } from "../../features/notices/mutations.ts";
import { listSuppressions } from "../../features/suppressions/data.ts";
import { unsubscribeToken } from "../../features/suppressions/token.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { action, loader } from "./unsubscribe.tsx";

const NOW = Date.UTC(2026, 10, 30);
const site = testSite("test", [dealership(1, "north"), dealership(2, "south")]);

eachDatabase("the link of a mail that stops such mails", (openFresh) => {
  test("looked at, it changes nothing, as often as a scanner opens it; pressed, it stops them at once; made up, it is not found", async () => {
    const db = await openFresh();
    const letter = letterOf({ subject: "S", heading: "H", words: [], reference: "R" });
    const draft = { kind: "payment.abandoned", siteSlug: "test", dealershipSlug: "north", letter, now: NOW } as const;
    await notifyShopper(db, draft, "zoe@shopper.example");
    const { uid } = await db.selectFrom("notices").select("uid").executeTakeFirstOrThrow();
    const argsFor = (token: string, at = site) => {
      const context = new RouterContextProvider();
      const app = { db, log: { error: expect.unreachable } };
      context.set(requestScope, {
        app,
        site: at,
        now: NOW,
        ip: "",
        userAgent: "",
        uncacheable() {},
      } as unknown as RequestScope);
      return { context, params: { token } } as never;
    };
    const token = await unsubscribeToken(db, uid);
    // Another site of the installation knows nothing of the mail, and stops nothing for it.
    for (const answer of [loader, action]) {
      await expect(answer(argsFor(token, testSite("other", [])))).rejects.toMatchObject({ init: { status: 404 } });
    }
    const page = { siteName: "Site test", isErased: false };
    for (let look = 0; look < 3; look++) expect(await loader(argsFor(token))).toEqual(page);
    expect(await listSuppressions(db, 10)).toEqual([]);
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);

    expect(await action(argsFor(token))).toEqual({ stopped: true });
    expect(new Set((await listSuppressions(db, 10)).map(({ sender }) => sender))).toEqual(
      new Set(["test", "north", "south"]),
    );
    for (const answer of [loader, action]) {
      await expect(answer(argsFor(`${uid}.made-up`))).rejects.toMatchObject({ init: { status: 404 } });
    }
    // Once its person is erased there is nothing left to stop, and the button of the old mail does not fail.
    await db.deleteFrom("notices").execute();
    expect(await loader(argsFor(token))).toEqual({ ...page, isErased: true });
    expect(await action(argsFor(token))).toEqual({ stopped: true });
    await expect(loader(argsFor(`${uid}.made-up`))).rejects.toMatchObject({ init: { status: 404 } });
  });
});
