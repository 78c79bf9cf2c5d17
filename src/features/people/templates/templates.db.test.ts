import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { actsOn } from "../../staff/audit/data.ts";
import { sendAnswer } from "../answering/mutations.ts";
import { adopt, dana, lead, NOW, only, ZOE } from "../people.testing.ts";
import { signatureOf, templatesOf } from "./data.ts";
import { removeTemplate, saveSignature, saveTemplate } from "./mutations.ts";
import { fillTemplate, LONGEST_TEMPLATE, openFields } from "./rules.ts";

const VALUES = { name: "Zoë", car: "Toyota RAV4", price: null, yard: "Halden", me: "Dana" };

test("a template takes what is known, and what is not stays open to be filled in", () => {
  const filled = fillTemplate("Hi {{name}}, the {{ car }} is {{price}} {{colour}}. {{toString}}", VALUES);
  expect(filled).toBe("Hi Zoë, the Toyota RAV4 is {{price}} {{colour}}. {{toString}}");
  expect(openFields(filled)).toEqual(["price", "colour", "toString"]);
  // A person's name is never interpreted as a field or as a pattern.
  expect(fillTemplate("Hi {{name}}", { ...VALUES, name: "$& {{me}}" })).toBe("Hi $& {{me}}");
});

eachDatabase("answer templates", (openFresh) => {
  const written = { site: "halden", dealership: null, category: null, name: "Here", text: "Hi {{name}}" };

  test("are written, changed and removed, each with who did it and what stood there before", async () => {
    const db = await openFresh();
    const by = await dana(db);
    const added = await saveTemplate(db, { ...written, id: null, by, now: NOW });
    if (!added.ok) throw new Error(added.error);
    const id = added.value;
    expect(await saveTemplate(db, { ...written, text: " Hello {{name}}\r\n", id, by, now: NOW + 1 })).toMatchObject({
      ok: true,
    });
    const [template] = await templatesOf(db, "halden");
    expect(template).toMatchObject({ id, text: "Hello {{name}}", changedBy: "Dana Whitlock", changedAt: NOW + 1 });
    expect(await templatesOf(db, "kingtide")).toEqual([]);
    if (!template) throw new Error("There is no template.");
    await removeTemplate(db, { template, by, now: NOW + 2 });
    expect(await templatesOf(db, "halden")).toEqual([]);
    expect(await saveTemplate(db, { ...written, id, by, now: NOW + 3 })).toMatchObject({ ok: false });
    const acts = await actsOn(db, `template:${id}`);
    expect(acts.map(({ action }) => action)).toEqual(["remove", "change", "add"]);
    expect(acts[1]).toMatchObject({ before: { text: "Hi {{name}}" }, after: { text: "Hello {{name}}" } });
  });

  test("one that names a field that does not exist, is empty or too long is refused with a sentence", async () => {
    const db = await openFresh();
    const by = await dana(db);
    const refused = async (changes: Partial<typeof written>) => {
      const saved = await saveTemplate(db, { ...written, ...changes, id: null, by, now: NOW });
      return saved.ok ? "" : saved.error;
    };
    expect(await refused({ text: "Hi {{nmae}}" })).toMatch(/no field \{\{nmae\}\}.*\{\{name\}\}/);
    expect(await refused({ text: " " })).toMatch(/name and a text/);
    expect(await refused({ text: "x".repeat(LONGEST_TEMPLATE + 1) })).toMatch(/at most/);
    expect(await templatesOf(db, "halden")).toEqual([]);
  });

  test("nothing goes out with a field in it; what goes out is signed", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, ZOE);
    await adopt(db);
    const answer = { person: await only(db), by, now: NOW, subject: "S", signature: "D", reference: "R", seen: 0 };
    expect(await sendAnswer(db, { ...answer, text: "Hi {{name}}" })).toEqual({
      ok: false,
      error: { kind: "unfilled", fields: ["name"] },
    });
    expect(await db.selectFrom("notices").select("id").execute()).toEqual([]);
    expect(await saveSignature(db, { by, now: NOW, text: "x".repeat(601) })).toMatchObject({ ok: false });
    expect(await saveSignature(db, { by, now: NOW, text: "Dana\r\n02 5550 1234 " })).toMatchObject({ ok: true });
    const signed = await signatureOf(db, by.id);
    expect(await sendAnswer(db, { ...answer, text: "Hi Zoë", signed })).toMatchObject({ ok: true });
    const notice = await db.selectFrom("notices").select("letter").executeTakeFirstOrThrow();
    expect(JSON.parse(notice.letter).words).toEqual(["Hi Zoë", "Dana\n02 5550 1234"]);
  });
});
