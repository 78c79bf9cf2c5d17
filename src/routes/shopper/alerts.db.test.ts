import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { ownPath } from "../../features/alerts/links.ts";
import { askForAlert } from "../../features/alerts/mutations.ts";
import type { Wish } from "../../features/alerts/wish.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { action } from "./alerts.tsx";

const NOW = Date.UTC(2026, 10, 22, 23);
const site = testSite("north", [dealership(1, "north")]);
const elsewhere = testSite("south", [dealership(2, "south")]);

eachDatabase("the page of a person's alerts behind the link of a mail", (openFresh) => {
  test("erased there, an address is kept nowhere on the site, whether it was given with or without an account", async () => {
    const db = await openFresh();
    const wish: Wish = {
      kind: "search",
      name: "Mazda",
      ownName: "",
      carSlug: null,
      often: "daily",
      drops: false,
      page: "/alerts/new",
      words: "I agree.",
      email: "jo@mail.example",
      memberId: 0,
      address: "/search/used-cars?make=Mazda",
    };
    for (const one of [wish, { ...wish, memberId: 7 }, { ...wish, email: "other@mail.example" }])
      expect(await askForAlert(db, site, one, NOW)).toMatchObject({ ok: true });
    await askForAlert(db, elsewhere, wish, NOW);
    const query = db.selectFrom("alert_people").select("uid").where("email", "=", wish.email);
    const { uid } = await query.where("member_id", "=", 0).where("site_slug", "=", "north").executeTakeFirstOrThrow();
    const context = new RouterContextProvider();
    context.set(requestScope, { app: { db }, site, now: NOW } as unknown as RequestScope);
    const request = new Request("http://north.localhost/", {
      method: "POST",
      body: new URLSearchParams({ intent: "erase" }),
    });
    const params = { token: (await ownPath(db, uid)).split("/").at(-1) };
    expect(await action({ context, params, request } as never)).toMatchObject({ status: 303 });
    const remaining = await db.selectFrom("alert_people").select(["site_slug", "email"]).orderBy("id").execute();
    expect(remaining).toEqual([
      { site_slug: "north", email: "other@mail.example" },
      { site_slug: "south", email: "jo@mail.example" },
    ]);
  });
});
