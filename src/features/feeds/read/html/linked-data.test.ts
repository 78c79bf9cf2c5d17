import { expect, test } from "vitest";
import { cells, items, reasonOf } from "../testing.ts";

const script = (data: unknown, type = 'type="application/ld+json"') =>
  `<script ${type}>${JSON.stringify(data)}</script>`;
const page = (...parts: string[]) =>
  `<!-- kept -->\n<!DOCTYPE html><html><head><title>Stock</title>${parts.join("\n")}</head><body>Hello</body></html>`;
const car = (name: string) => ({
  "@type": "Car",
  name,
  brand: { "@type": "Brand", name: "Kia" },
  model: "Rio",
  vehicleModelDate: "2017",
  offers: { price: 9990 },
});

test("a web page gives the vehicles of its linked data", async () => {
  const { format, found } = await items(
    page(
      script({ "@type": "Organization", name: "Northside Motors", telephone: "02 5550 1234" }),
      script(
        {
          "@type": "ItemList",
          itemListElement: [
            { position: 1, item: car("A") },
            { position: 2, item: car("B") },
          ],
        },
        "TYPE='application/ld+json' id=x",
      ),
      "<script type='application/ld+json'>{ not json </script>",
      script([car("not this")], 'type="application/json"'),
    ),
  );
  expect(format).toBe("html");
  expect(cells(found).map((row) => [row["item.name"], row["item.brand.name"], row["item.offers.price"]])).toEqual([
    ["A", "Kia", "9990"],
    ["B", "Kia", "9990"],
  ]);
});

test("a page whose data begins behind many megabytes is read, too", async () => {
  const { found } = await items(
    page(`<style>${"a{}\n".repeat(400_000)}</style>`, script({ "@graph": [car("A"), car("B")] })),
  );
  expect(found).toHaveLength(2);
});

test("a login page, and one whose data never ends, are refused in a sentence", async () => {
  const login = page("<form><input type=password></form>");
  expect(await reasonOf(login)).toContain(
    "The file is a web page (HTML), not a stock file: the address it came from may need a login.",
  );
  expect(await reasonOf(page("<script type='application/ld+json'>{ not json </script>"))).toContain("may need a login");
  expect(await reasonOf(page(`<script type="application/ld+json">{"a":"${"x".repeat(9_000_000)}`))).toContain(
    "more data than any page of stock",
  );
});

test("tags that are opened again and again, and never closed, take no more time than their length", async () => {
  const before = process.cpuUsage();
  for (const tag of ['<script type="application/ld+json"', "<script type type type ", "<script type=              "])
    expect(await reasonOf(`<!DOCTYPE html><html>${tag.repeat(2000)}`)).toContain("may need a login");
  expect(await reasonOf(page(script(["</script </scrip".repeat(400_000)])))).toBe("");
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
});
