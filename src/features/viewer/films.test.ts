import { describe, expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { pagePolicy } from "../../server/shell/headers.ts";
import { filmAt, filmsOf } from "./films.ts";

const video = (url: string) => ({ video: { url } });
const src = (address: string) => {
  const film = filmAt(address, "A film");
  return film?.kind === "embed" ? film.src : null;
};

const ID = "dQw4w9WgXcQ";
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}?rel=0`;

describe("VDP-008 VDP-009 only a player's own address is framed", () => {
  test.each([
    [`https://www.youtube.com/embed/${ID}`, PLAYER],
    [`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&controls=0`, PLAYER],
    [`https://www.youtube.com/watch?v=${ID}&list=PL1&index=2`, PLAYER],
    [`http://youtube.com/watch?feature=shared&v=${ID}`, PLAYER],
    [`https://m.youtube.com/watch?v=${ID}&t=90s`, `${PLAYER}&start=90`],
    [`https://youtu.be/${ID}?si=abc`, PLAYER],
    [`  https://YouTu.be/${ID}?t=12 `, `${PLAYER}&start=12`],
    [`https://www.youtube.com/shorts/${ID}`, PLAYER],
    [`https://www.youtube.com/live/${ID}?feature=share`, PLAYER],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
    ["https://www.vimeo.com/channels/cars/76979871/", "https://player.vimeo.com/video/76979871?dnt=1"],
    ["https://vimeo.com/76979871/8272103f6e", "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e"],
    [
      "https://player.vimeo.com/video/76979871?h=8272103f6e&title=0",
      "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e",
    ],
  ])("%s is played by %s", (address, player) => expect(src(address)).toBe(player));

  test.each([
    "https://www.youtube.com/@dealer",
    "https://www.youtube.com/playlist?list=PL1",
    "https://www.youtube.com/embed/videoseries?list=PL1",
    `https://www.youtube.com/watch?v=${ID}%22%3E%3Cscript%3E`,
    "https://www.youtube.com/watch?v=../../evil",
    `https://youtube.com.evil.example/embed/${ID}`,
    `https://evilyoutube.com/embed/${ID}`,
    `https://evil.example/embed/${ID}`,
    `https://evil.example/?https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com:8443/embed/${ID}`,
    "https://player.vimeo.com/video/76979871/../../evil",
    "https://vimeo.com/about",
    "https://player.example/embed/1",
  ])("%s is only linked to, in no frame", (address) => expect(filmAt(address, "A film")?.kind).toBe("link"));

  test.each([
    "",
    "javascript:alert(1)",
    " JAVASCRIPT:alert(1)//youtube.com/embed/1",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://films.example/1.mp4",
    "films/1.mp4",
    "http://",
    `https://www.youtube.com@evil.example/embed/${ID}`,
    `https://user:secret@www.youtube.com/embed/${ID}`,
    '"><img src=x onerror=alert(1)>',
  ])("%s is no film at all", (address) => expect(filmAt(address, "A film")).toBeNull());

  test("what is framed is what the policy of the pages lets be framed", () => {
    const framed = [`https://youtu.be/${ID}`, "https://vimeo.com/76979871"].map(
      (address) => new URL(src(address) ?? "").origin,
    );
    const policy = pagePolicy({ scripts: [], styles: [] }, { images: [], connections: [], development: false });
    expect(policy).toContain(`frame-src ${framed.join(" ")};`);
  });
});

test("VDP-009 a film file plays from this server and from the hosts that the pages may show pictures of, and no other", () => {
  const reach = { images: ["https://films.example"], connections: [], development: false };
  const media = /media-src ([^;]*)/.exec(pagePolicy({ scripts: [], styles: [] }, reach))?.[1];
  expect(media?.split(" ")).toEqual(["'self'", "https://films.example"]);
});

test.each([
  ["/art/videos/suv-a.mp4", { src: "/art/videos/suv-a.mp4", type: "video/mp4" }],
  ["/uploads/77/walk?v=2", { src: "/uploads/77/walk?v=2", type: "video/mp4" }],
  ["/../../x.webm", { src: "/x.webm", type: "video/webm" }],
  ["https://films.example/a.MP4?sig=1", { src: "https://films.example/a.MP4?sig=1", type: "video/mp4" }],
  ["https://films.example/a.webm", { src: "https://films.example/a.webm", type: "video/webm" }],
])("VDP-009 the file %s is played by the browser", (address, file) =>
  expect(filmAt(address, "A film")).toEqual({ kind: "file", ...file }),
);

test.each(["//evil.example/a.mp4", "/\\evil.example/a.mp4"])("%s is no path of this server", (address) =>
  expect(filmAt(address, "A film")).toBeNull(),
);

test("VDP-006 VDP-086 a car's films are its walkarounds and its other videos, each once", () => {
  const car = testCar(1, {
    walkaround_videos: [video("/walk.mp4"), video(`https://youtu.be/${ID}?t=5`)],
    video_url: `https://www.youtube.com/watch?v=${ID}`,
    external_video_url: "https://cars.example/tour/1",
    videos: [video("/walk.mp4"), video("https://vimeo.com/76979871"), video("javascript:alert(1)")],
  });
  expect(filmsOf(car, "2020 Mazda CX-5")).toEqual([
    { kind: "file", src: "/walk.mp4", type: "video/mp4" },
    { kind: "embed", src: `${PLAYER}&start=5`, title: "Walkaround of 2020 Mazda CX-5" },
    { kind: "link", href: "https://cars.example/tour/1" },
    { kind: "embed", src: "https://player.vimeo.com/video/76979871?dnt=1", title: "Video of 2020 Mazda CX-5" },
  ]);
  expect(filmsOf(testCar(1, {}), "A car")).toEqual([]);
});
