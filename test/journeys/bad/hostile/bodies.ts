/** A body that no page of ours sends. */
export interface HostileBody {
  readonly what: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Set for a well-formed body, which a call or form may accept, or answer with the sign-in. */
  readonly mayBeTaken?: true;
}

const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=x";
const JSON_TYPE = "application/json";

const form = (what: string, text: string | Buffer, more: Partial<HostileBody> = {}): HostileBody => ({
  what: `a form ${what}`,
  type: FORM,
  bytes: Buffer.from(text as string),
  ...more,
});
const parts = (what: string, text: string): HostileBody => ({
  what: `a form in parts ${what}`,
  type: PARTS,
  bytes: Buffer.from(text),
});
const json = (what: string, text: string, more: Partial<HostileBody> = {}): HostileBody => ({
  what: `JSON ${what}`,
  type: JSON_TYPE,
  bytes: Buffer.from(text),
  ...more,
});
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const count = <T>(length: number, made: (at: number) => T): T[] => Array.from({ length }, (_, at) => made(at));

export const HOSTILE_FORMS: readonly HostileBody[] = [
  form("with a list of a hundred million places", "a[99999999]=1"),
  form("with a list in a field that it knows", "email[5000000]=x&name[7000000][5000000]=y"),
  form("with a name of 3,000 dots", `${".".repeat(3_000)}=1`),
  form("with a tree 40,000 deep", `${"a.".repeat(40_000)}=1`),
  form("of 10,000 fields", count(10_000, (at) => `f${at}=1`).join("&")),
  form("of one field 25,000 times", "email=&".repeat(14_000)),
  form("with a message of 90 kB", `message=${"x".repeat(90_000)}`),
  form("with 60,000 signs of HTML", `message=${"<".repeat(60_000)}`),
  form("with a name of 90 kB", `${"n".repeat(90_000)}=1`),
  form("with NULs", "email=a%00b&name=%00"),
  form("with halves of pairs", "email=%ED%A0%80&name=\ud800&code=%ED%A0%80", { mayBeTaken: true }),
  form("with an order to the form library", "__intent__=%7B%22type%22%3A%22insert%22"),
  form("with the form library's own memory", "__state__=%7B"),
  form("that reaches into every object", "__proto__[polluted]=1&constructor.prototype.polluted=1"),
  form("with escapes that are cut", "email=%&name=%E0%A4", { mayBeTaken: true }),
  parts("with a hostile name", `${part("a[99999999]")}--x--\r\n`),
  parts("of 2,000 fields", `${count(1_400, (at) => part(`f${at}`)).join("")}--x--\r\n`),
  parts("that is cut", part("email").slice(0, 30)),
  { what: "a form in parts without a boundary", type: "multipart/form-data", bytes: Buffer.from("--x") },
  { what: "plain text where a form is taken", type: "text/plain", bytes: Buffer.from("email=1") },
  json("where a form is taken", '{"email":"ann@example.com"}'),
];

export const HOSTILE_JSON: readonly HostileBody[] = [
  json("50,000 lists deep", "[".repeat(50_000)),
  json("10,000 objects deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
  json("whose field is 20,000 lists deep", `{"userData":${"[".repeat(20_000)}${"]".repeat(20_000)}}`),
  json("of 10,000 fields", JSON.stringify({ userData: Object.fromEntries(count(10_000, (at) => [`f${at}`, 1])) })),
  json("of 40,000 values", JSON.stringify({ queries: count(40_000, () => 1) })),
  json("of one field 9,000 times", `{${count(9_000, () => '"email":""').join(",")}}`),
  json("with a text of 90 kB", JSON.stringify({ userData: { message: "x".repeat(90_000) }, query: "y".repeat(300) })),
  json("with 99,000 commas to sort by", JSON.stringify({ sort: ",".repeat(99_000), hitsPerPage: 5 })),
  json(
    "with a filter of 90 kB",
    JSON.stringify({ search_filters: "(".repeat(90_000), filter: "(".repeat(9), limit: 5 }),
  ),
  json(
    "of wrong types",
    JSON.stringify({ userData: [1, { a: null }], query: {}, q: {}, car_id: "x", sort: 7, limit: [] }),
  ),
  json("that is a number", "7"),
  json("that is cut", '{"userData":{"name":"An'),
  json("that is no JSON", "{'a':1}"),
  json("with halves of pairs", '{"userData":{"name":"\\ud800","email":"\\udc00@x"},"query":"\\ud800 kia"}', {
    mayBeTaken: true,
  }),
  json("with NULs", '{"userData":{"name":"\\u0000"},"q":"\\u0000","nothing":1}'),
  json("that reaches into every object", '{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}'),
  form("where JSON is taken", "a[99999999]=1"),
  { what: "plain text where JSON is taken", type: "text/plain", bytes: Buffer.from("{}") },
  { what: "nothing where JSON is taken", type: JSON_TYPE, bytes: Buffer.alloc(0) },
];
