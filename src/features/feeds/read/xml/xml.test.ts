import { describe, expect, test } from "vitest";
import { ROW_LIMITS, type RowLimits } from "../source.ts";
import { cells, collected, items, pieces, reasonOf } from "../testing.ts";
import { xmlRowPath, xmlRows } from "./xml.ts";

/** The rows of these pieces of text, whose rows are at this path. */
async function rowsAt(path: string, ...texts: readonly string[]) {
  return await collected(xmlRows(pieces(...texts), path));
}

describe("which element is a vehicle", () => {
  const car = "<make>Kia</make><model>Rio</model>";
  test.each([
    ["a known name, not the outermost element's", `<stock><car>${car}</car><car>${car}</car></stock>`, "stock/car"],
    ["the outer of two known names", `<x><car>${car}<unit><a>1</a><b>2</b></unit></car></x>`, "x/car"],
    [
      "a known name with fields, not a wrapper",
      `<x><listing><cars><car>${car}</car></cars></listing></x>`,
      "x/listing/cars/car",
    ],
    [
      "of two known names side by side the more frequent",
      `<x><lot>${car}</lot><car>${car}</car><car>${car}</car></x>`,
      "x/car",
    ],
    ["an unknown name that repeats", `<x><kfz>${car}</kfz><kfz>${car}</kfz></x>`, "x/kfz"],
    [
      "what repeats, not what stands around it",
      `<x><body><from>A</from><kfz>${car}</kfz><kfz>${car}</kfz></body></x>`,
      "x/body/kfz",
    ],
    [
      "what has fields, not the groups it is in",
      `<x><group><kfz>${car}</kfz></group><group><kfz>${car}</kfz></group></x>`,
      "x/group/kfz",
    ],
    ["the outermost element, where it is one vehicle alone", `<kfz>${car}<year>2019</year></kfz>`, "kfz"],
    ["attributes are fields too", `<x><car id="1" make="Kia"/><note><a>1</a></note></x>`, "x/car"],
    [
      "what is in a list, not the list of a known name",
      `<x><yard><a>1</a><stock><car>${car}</car><car>${car}</car></stock></yard></x>`,
      "x/yard/stock/car",
    ],
    [
      "fields of one name that name themselves",
      `<x><car><f name="Make">Kia</f><f name="Model">Rio</f></car><note>1</note></x>`,
      "x/car",
    ],
    ["two attributes and one element", `<kfz id="1" make="Kia"><model>Rio</model></kfz>`, "kfz"],
  ])("%s", async (_, text, path) => {
    expect(await xmlRowPath(pieces(text))).toBe(path);
  });

  test("a file without vehicles says so", async () => {
    for (const text of [`<x>${car}</x>`, "<x><a>1</a><a>2</a></x>", "<x/>"])
      expect(await reasonOf(text)).toContain("No vehicles were found in the XML");
  });

  test("only the beginning of a long file is read to find it", async () => {
    let read = 0;
    async function* long() {
      yield "<x>";
      for (; read < 12; read += 1) yield `<car>${car}<text>${"a".repeat(512 * 1024)}</text></car>`;
    }
    expect(await xmlRowPath(long())).toBe("x/car");
    expect(read).toBe(7);
  });

  test("a file that is cut is refused when its rows are sought, and when they are read", async () => {
    const cut = `<x><car>${car}</car><car>${car}</car>`;
    await expect(xmlRowPath(pieces(cut))).rejects.toThrow("not well formed");
    await expect(rowsAt("x/car", cut)).rejects.toThrow("not well formed");
  });
});

describe("cells of a vehicle", () => {
  test("rows are counted; text of its own, unknown entities and namespaces' addresses aside", async () => {
    const { found } = await items(
      `<x><car xmlns:g="urn:g" g:id="1">Kia Rio</car>\n  <car g:id="2" colour="Red">Kia &eacute;</car>\n</x>`,
    );
    expect(found).toEqual([
      { row: 1, cells: { id: "1", text: "Kia Rio" } },
      { row: 2, cells: { id: "2", colour: "Red", text: "Kia é" } },
    ]);
  });

  test("an empty field of the car's own is empty in the file, and another is not there", async () => {
    const [row] = await rowsAt(
      "x/car",
      "<x><car><make>Kia</make><price></price><badge/><photos><price/></photos><rating/><title><b/></title></car></x>",
    );
    expect(cells(row ? [row] : [])).toEqual([{ make: "Kia", price: "", badge: "" }]);
  });

  test("an element with a name and another attribute is a field by its own name", async () => {
    const { found } = await items(
      `<x><car><f name="Make">Kia</f><f key="Model">Rio</f><f label="Year">2019</f><f name="A" type="b">c</f></car><car><g>1</g><h>2</h></car></x>`,
    );
    expect(cells(found)[0]).toEqual({ Make: "Kia", Model: "Rio", Year: "2019", f: "c", "f.name": "A", "f.type": "b" });
  });

  test("nested fields of the car's own are kept in their form", async () => {
    const [row] = await rowsAt(
      "x/car",
      "<x><car><make>Kia</make><variant><geartype>Manual</geartype></variant></car></x>",
    );
    expect(row).toMatchObject({ spelled: { variant: { geartype: "Manual" } } });
  });

  test("a text may be cut anywhere", async () => {
    const text = `<x><car id="1"><make>Land &amp; Rover</make><note><![CDATA[a < b]]></note></car><car id="2"><make>MG</make></car></x>`;
    expect(await rowsAt("x/car", ...text)).toEqual(await rowsAt("x/car", text));
  });
});

describe("limits", () => {
  const LIMITS = { fields: 5, elements: 20, characters: 100 };
  /** The number of rows in a file whose first vehicle has this content, or why the file is refused. */
  const within = async (inner: string, limits: RowLimits = LIMITS) => {
    const texts = ["<x><car>", ...inner, "</car><car><make>Kia</make></car></x>"];
    try {
      return (await collected(xmlRows(pieces(...texts), "x/car", limits))).length;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `<f${at}>1</f${at}>`).join("");

  test("a record has at most so many fields, however often it has each, and so many elements", async () => {
    expect(await within(fields(5))).toBe(2);
    expect(await within(fields(5) + fields(5))).toBe(2);
    expect(await within(fields(6))).toBe("A record of the file has too many fields.");
    expect(await within("<a/>".repeat(20))).toBe(2);
    expect(await within("<a/>".repeat(21))).toBe("A record of the file has too many elements.");
  });

  test("a record holds at most so many characters, and so does a text", async () => {
    const half = `<a>${"a".repeat(50)}</a>`;
    expect(await within(half + half)).toBe(2);
    expect(await within(`${half + half}<b>1</b>`)).toBe("A record of the file is longer than 0 MB.");
    expect(await within(`<!--${"a".repeat(56)}-->`)).toBe(2);
    expect(await within(`<!--${"a".repeat(57)}-->`)).toBe("A text of the file is longer than 0 MB.");
  });

  test("limits are wide where none are given", async () => {
    const text = `<x><car>${fields(100)}<n>${"a".repeat(100_000)}</n></car></x>`;
    expect(await rowsAt("x/car", text)).toHaveLength(1);
    expect(await xmlRowPath(pieces(text))).toBe("x/car");
  });

  test("elements are nested at most 64 deep", async () => {
    const nested = (depth: number) => `${"<a>".repeat(depth)}1${"</a>".repeat(depth)}`;
    expect(await within(nested(62), ROW_LIMITS)).toBe(2);
    expect(await within(nested(63), ROW_LIMITS)).toBe("The XML is nested deeper than any stock file.");
  });

  test("a document type is accepted where it declares nothing itself", async () => {
    const file = (declared: string) => `<!DOCTYPE x${declared}><x><car><make>Kia</make><model>Rio</model></car></x>`;
    expect(await reasonOf(file(' SYSTEM "stock.dtd"'))).toBe("");
    expect(await reasonOf(file(" [<!ELEMENT x ANY>]"))).toContain("declares entities of its own");
  });
});

test("an element that says all in its only attribute is read, one that only names an empty field is not", async () => {
  const text =
    '<ads><ad key="7"><make key="KIA"/><fuel name="Petrol"/><field name="VIN"/><field name="Model">Rio</field><g key="x"><a>1</a></g></ad></ads>';
  const [row] = cells(await rowsAt("ads/ad", text));
  expect(row).toEqual({ key: "7", "make.key": "KIA", "fuel.name": "Petrol", Model: "Rio", "g.a": "1" });
});

test("a field that is named beside its unit is read by its name, and the unit stands beside it", async () => {
  const text = `<x><car><facts>
    <attribute name="Odometer" unit="KM">58900</attribute><attribute name="Body" type="text" id="4">Hatch</attribute>
    <attribute name="Width" unit="">1.8</attribute><attribute name="Tare" unit="kg"/>
    <attribute name="Made" by="x">2019</attribute></facts><engine name="V6" unit="l">3.0</engine></car></x>`;
  expect(cells(await rowsAt("x/car", text))).toEqual([
    {
      "facts.Odometer": "58900",
      "facts.Odometer unit": "KM",
      "facts.Body": "Hatch",
      "facts.Width": "1.8",
      "facts.attribute.name": "Made",
      "facts.attribute.by": "x",
      "facts.attribute": "2019",
      "engine.name": "V6",
      "engine.unit": "l",
      engine: "3.0",
    },
  ]);
  const miles = "<x><car><make>Kia</make><field name='Odometer' unit='mi'>10</field></car></x>";
  expect(cells(await rowsAt("x/car", miles))[0]).toMatchObject({ Odometer: "10", "Odometer unit": "mi" });
});

test("the dealer's state and the list's currency are said of each vehicle that does not say its own", async () => {
  const items = await rowsAt(
    "stock/cars/car",
    `<stock currency="NZD" state=""><dealer><state>QLD</state><name>Coastline</name></dealer>`,
    `<cars><car><make>Kia</make></car><car><make>Audi</make><currency>AUD</currency></car></cars></stock>`,
  );
  expect(items.map((item) => ("cells" in item ? { ...item.cells } : null))).toEqual([
    { make: "Kia", "dealer state": "QLD", currency: "NZD" },
    { make: "Audi", "dealer state": "QLD", currency: "AUD" },
  ]);
});
