import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { err, ok } from "../../../lib/result.ts";
import { HOUR_MS } from "../../../lib/time/spans.ts";
import { folderFailure } from "../../../services/files/folder.ts";
import type { FileStore } from "../../../services/files/port.ts";
import { deleteOldUploads } from "../pushes/mutations.ts";
import { uploadedFile } from "./data.ts";
import { keepUpload } from "./mutations.ts";

const NOW = Date.UTC(2026, 10, 23);
const BYTES = Buffer.from("Stock,Make\nA1,Kia\n");
const place = { site: "north", dealership: "north" };

eachDatabase("a stock file that somebody uploads at the desk", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const dealership = { id: 1, slug: "north", name: "North" };
    const { id } = await db.insertInto("dealerships").values(dealership).returning("id").executeTakeFirstOrThrow();
    const upload = { dealershipId: id, name: "stock.csv", bytes: BYTES, by: { id: 7, name: "Ada" }, place, now: NOW };
    const shown = (key: string) => uploadedFile(db, { key, staffId: 7, dealershipIds: [id], now: NOW });
    return { db, upload, shown };
  }

  test("one of which a killed process kept only the beginning shows nowhere, and is deleted after a day", async () => {
    const { db, upload, shown } = await open();
    const [begun, removed] = [Promise.withResolvers<string>(), [] as string[]];
    const files = {
      // The process ends here.
      put: (key: string) => {
        begun.resolve(key);
        return new Promise(() => {});
      },
      remove: async (key: string) => {
        removed.push(key);
        return ok(null);
      },
    } as unknown as FileStore;
    void keepUpload({ db, files }, upload);
    const key = await begun.promise;
    expect(await shown(key.replace("feed-uploads/", ""))).toBeNull();
    expect(await deleteOldUploads({ db, files }, NOW + 23 * HOUR_MS)).toBe(0);
    expect([await deleteOldUploads({ db, files }, NOW + 25 * HOUR_MS), removed]).toEqual([1, [key]]);
    expect(await db.selectFrom("feed_uploads").selectAll().execute()).toEqual([]);
  });

  test("a store that takes nothing leaves nothing, and the next try is kept", async () => {
    const { db, upload, shown } = await open();
    const full = { put: async () => err({ message: "full" }), remove: async () => ok(null) } as unknown as FileStore;
    expect(await keepUpload({ db, files: full }, upload)).toMatchObject({ ok: false });
    const noRoom = { ...full, put: async () => err(folderFailure(Object.assign(new Error(), { code: "ENOSPC" }))) };
    expect(await keepUpload({ db, files: noRoom }, upload)).toMatchObject({
      error: expect.stringMatching(/disk is full, so nothing .* was kept\. Ask whoever runs the server to make room/),
    });
    expect(await db.selectFrom("feed_uploads").selectAll().execute()).toEqual([]);
    const files = { put: async () => ok(null), remove: async () => ok(null) } as unknown as FileStore;
    const stored = await keepUpload({ db, files }, upload);
    expect(stored.ok && (await shown(stored.value))).toMatchObject({ name: "stock.csv" });
  });
});
