import { expect, test } from "vitest";
import { markup, words } from "../../../../../test/fixtures/markup.tsx";
import { filmAt } from "../../films.ts";
import { FilmPlayer } from "./film-player.tsx";
import { Films } from "./films.tsx";

const POSTER = { src: "/poster.webp", alt: "A car" };
const player = (address: string, autoPlay = false) => {
  const film = filmAt(address, "Walkaround of a car");
  if (!film) throw new Error("there is no film");
  return markup(<FilmPlayer film={film} poster={POSTER} autoPlay={autoPlay} />);
};

test("VDP-008 VDP-009 behind its poster nothing of a film is loaded; without JavaScript the poster leads to it", () => {
  const html = player("https://youtu.be/dQw4w9WgXcQ");
  expect(html).not.toMatch(/<iframe|<video/);
  expect(html).toContain('src="/poster.webp"');
  expect(html).toContain('href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" target="_blank"');
  expect(words(html)).toBe("Play: Walkaround of a car");
});

test("VDP-008 a watch address is framed as its host's player, with a name, and may do no more than play", () => {
  const frame = /<iframe[^>]*>/.exec(player("https://www.youtube.com/watch?v=dQw4w9WgXcQ", true))?.[0] ?? "";
  expect(frame).toContain('title="Walkaround of a car"');
  expect(frame).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&amp;autoplay=1"');
  expect(frame).toMatch(/sandbox="(?!.*top-navigation)/);
});

test("VDP-006 VDP-086 VDP-009 a file plays in the page", () => {
  const html = player("/art/videos/suv-a.mp4", true);
  expect(html).toMatch(/<video[^>]* controls="" [^>]*preload="none"/);
  expect(html).toContain("playsInline");
  expect(html).toContain('<source src="/art/videos/suv-a.mp4" type="video/mp4"/>');
});

test("VDP-008 VDP-009 anything else is a link to a new tab, even when it is to play at once", () => {
  const html = player("https://www.tours.example/embed/1", true);
  expect(html).not.toMatch(/<iframe|<video/);
  expect(html).toContain('href="https://www.tours.example/embed/1" target="_blank" rel="noopener"');
  expect(words(html)).toBe("Watch at tours.example (opens in a new tab)");
});

test("VDP-086 more films than one are chosen by number, and stand one at a time", () => {
  const films = ["/walk.mp4", "https://vimeo.com/76979871"].flatMap((address) => filmAt(address, "A film") ?? []);
  const html = markup(<Films films={films} poster={POSTER} autoPlay={true} />);
  expect(html).toContain('src="/walk.mp4"');
  expect(html).not.toContain("vimeo");
  expect([...html.matchAll(/aria-label="(Film [^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Film 1 of 2",
    "Film 2 of 2",
  ]);
  expect(markup(<Films films={films.slice(0, 1)} poster={POSTER} autoPlay={true} />)).not.toContain("Film 1");
});
