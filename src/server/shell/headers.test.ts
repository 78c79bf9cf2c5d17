import { expect, test } from "vitest";
import { platformDefaults } from "../../features/site/schema.ts";
import { pagePolicy, reachOf } from "./headers.ts";

const policyWith = (serviceEmbedUrl: string | null) =>
  pagePolicy({ scripts: [], styles: [] }, reachOf({ ...platformDefaults(), serviceEmbedUrl }, []));

test("SERV-016 the origin of a site's booking system, and no more, may be framed beside videos", () => {
  const own = policyWith(null);
  const frames = /frame-src ([^;]*)/.exec(own)?.[1];
  const opened = policyWith("https://book.workshop.example/alderbank?site=1");
  expect(opened).toBe(own.replace(`frame-src ${frames}`, `frame-src ${frames} https://book.workshop.example`));
  expect(frames).not.toContain("'self'");
});
