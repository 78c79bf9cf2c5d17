import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { alertByUid } from "../../features/alerts/data.ts";
import { eraseAddress } from "../../features/alerts/erasing/mutations.ts";
import { stopPath } from "../../features/alerts/links.ts";
import { askForAlert, beginByLink } from "../../features/alerts/mutations.ts";
import type { Site } from "../../features/site/site.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { action, loader } from "./alerts-stop.tsx";

const NOW = Date.UTC(2026, 10, 22, 23);
const site = testSite("north", [dealership(1, "north")]);
const other = testSite("south", [dealership(2, "south")]);

eachDatabase("the link of a mail that stops an alert", (openFresh) => {
  test("going on, stopped, erased, another site's or made up: each is answered for what it is", async () => {
    const db = await openFresh();
    const added = await askForAlert(
      db,
      site,
      {
        kind: "search",
        address: "/search/new-used-and-demo-cars?make=Mazda",
        name: "Mazda",
        ownName: "",
        carSlug: null,
        often: "daily",
        drops: false,
        email: "zoe@shopper.example",
        memberId: 0,
        words: "By pressing the button you agree.",
        page: "/alerts/new",
      },
      NOW,
    );
    const uid = added.ok ? added.value.uid : "";
    const alert = await alertByUid(db, site, uid);
    expect(alert && (await beginByLink(db, alert, 1, NOW))).toBe(true);
    const token = (await stopPath(db, uid)).slice("/alerts/stop/".length);
    const opened = (from: Site = site, of = token) => {
      const context = new RouterContextProvider();
      context.set(requestScope, { app: { db }, site: from, now: NOW, uncacheable() {} } as unknown as RequestScope);
      const request = new Request("http://north.example/", {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      return { context, params: { token: of }, request } as never;
    };
    const notFound = { init: { status: 404 } };

    expect(await loader(opened())).toMatchObject({ name: "Mazda", state: "going on" });
    expect((await alertByUid(db, site, uid))?.state).toBe("active");
    for (const answer of [loader, action]) {
      await expect(answer(opened(other))).rejects.toMatchObject(notFound);
      await expect(answer(opened(site, `${uid}.made-up`))).rejects.toMatchObject(notFound);
    }
    // What a mail program took along from behind the address changes nothing; what lacks a sign is not ours.
    for (const suffix of [")", ">", "=", ".", ",", "’"])
      expect(await loader(opened(site, `${token}${suffix}`)), suffix).toMatchObject({ state: "going on" });
    for (const wrong of [token.slice(0, -1), `${token}a`, token.toUpperCase()])
      await expect(loader(opened(site, wrong)), wrong).rejects.toMatchObject(notFound);
    expect(await action(opened())).toMatchObject({ did: "stopped" });
    expect(await action(opened())).toMatchObject({ did: "stopped" });
    expect(await loader(opened())).toMatchObject({ name: "Mazda", state: "ended" });

    expect(await eraseAddress(db, "zoe@shopper.example", null)).toBe(1);
    expect(await loader(opened())).toMatchObject({ name: "", state: "gone" });
    expect(await action(opened())).toMatchObject({ did: "gone" });
    await expect(loader(opened(site, `${uid}.made-up`))).rejects.toMatchObject(notFound);
  });
});
