import { expect, test } from "vitest";
import { cells, items } from "../testing.ts";

const car = (inner: string) => `<stock><car><make>Kia</make><model>Rio</model>${inner}</car></stock>`;
const said = async (inner: string) => {
  const { make, model, ...rest } = cells((await items(car(inner))).found)[0] ?? {};
  expect([make, model]).toEqual(["Kia", "Rio"]);
  return rest;
};

test.each([
  [
    "attributes",
    "<Attributes><Attribute><Name>Fuel</Name><Value>Diesel</Value></Attribute></Attributes>",
    "Attributes.Fuel",
  ],
  ["by type", "<Ids><Id><Type>Fuel</Type><Value>Diesel</Value></Id></Ids>", "Ids.Fuel"],
  ["by label", "<specs><spec><label>Fuel</label><content>Diesel</content></spec></specs>", "specs.Fuel"],
  [
    "by key, the value first",
    "<properties><property><value>Diesel</value><key>Fuel</key></property></properties>",
    "properties.Fuel",
  ],
  ["nested in its like", "<Data><Data><Name>Fuel</Name><Value>Diesel</Value></Data></Data>", "Data.Fuel"],
  ["of any case", "<PARAMS><PARAM><NAME>Fuel</NAME><VALUE>Diesel</VALUE></PARAM></PARAMS>", "PARAMS.Fuel"],
])("a fact whose name and value stand in two elements is one cell: %s", async (_, inner, column) => {
  expect(await said(inner)).toEqual({ [column]: "Diesel" });
});

test("what is no such fact stays as it is written", async () => {
  expect(await said("<price><type>EGC</type><value>9990</value></price>")).toEqual({
    "price.type": "EGC",
    "price.value": "9990",
  });
  expect(await said("<photos><photo><name>a</name><value>https://x.example/a.jpg</value></photo></photos>")).toEqual({
    "photos.photo.name": "a",
    "photos.photo.value": "https://x.example/a.jpg",
  });
  expect(await said("<specs><spec><name>Fuel</name><value>Diesel</value><unit>l</unit></spec></specs>")).toEqual({
    "specs.spec.name": "Fuel",
    "specs.spec.value": "Diesel",
    "specs.spec.unit": "l",
  });
  expect(await said("<specs><spec><name>Fuel</name><value/></spec></specs>")).toEqual({ "specs.spec.name": "Fuel" });
  expect(await said("<specs><spec><name>__proto__</name><value>x</value></spec></specs>")).toEqual({
    "specs._proto_": "x",
  });
});

test("the facts of a WordPress export are read from what a post is filed under and from its fields", async () => {
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
  const inner = `<category domain="fuel" nicename="diesel">Diesel</category><category>Used</category>
    ${meta("mileage", "41000")}${meta("sale_price", "")}${meta("fuel", "diesel")}`;
  const { found } = await items(`<x xmlns:wp="urn:wp"><car><make>Kia</make>${inner}</car></x>`);
  expect(cells(found)[0]).toMatchObject({
    fuel: "Diesel",
    category: "Used",
    "postmeta.mileage": "41000",
    "postmeta.fuel": "diesel",
  });
});

test("a fact that stands in a vehicle without a list around it is one cell", async () => {
  expect(await said("<spec><name>Fuel</name><value>Diesel</value></spec>")).toEqual({ Fuel: "Diesel" });
});
