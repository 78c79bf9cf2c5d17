import { lineAsSvg, widthOf } from "../../../src/features/media/lettering.ts";
import type { Colour } from "../tracer/scene.ts";
import type { Style } from "./car/style.ts";

type Set = { readonly bold?: boolean; readonly middle?: boolean };

/** A line of words as outlines, so that the picture does not depend on the machine's fonts. */
export const text = (
  x: number,
  y: number,
  size: number,
  words: string,
  fill = "#eef3f6",
  { bold, middle }: Set = {},
) => {
  const weight = bold ? "bold" : "plain";
  return lineAsSvg(words, { size, weight, x: middle ? x - widthOf(words, { size, weight }) / 2 : x, y, fill });
};

/** An SVG document of this size. */
export const svg = (wide: number, high: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${body}</svg>`;

const hexOf = ([r, g, b]: Colour): string =>
  `#${[r, g, b]
    .map((v) =>
      Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const accent = ({ lit }: Style) => (lit ? hexOf(lit) : "#4fc3d9");

const streets = () => {
  const lines = [
    "M-20 420 C 200 380 260 200 520 190 S 760 60 900 -20",
    "M120 620 L 300 340 L 420 -20",
    "M-20 140 L 260 180 L 620 420 L 760 640",
    "M520 640 C 540 460 600 330 820 300",
    "M-20 300 L 220 290",
    "M300 340 L 620 420 L 840 470",
    "M200 -20 L 260 180",
  ];
  const draw = (wide: number, colour: string) =>
    lines.map((d) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`).join("");
  return `<path d="M560 -20 C 600 120 520 180 600 300 S 700 500 640 660 L 900 660 L 900 -20 Z" fill="#16384a"/>${draw(16, "#1f2d36")}${draw(11, "#41525d")}`;
};

/** The centre screen: a map with the route drawn on it, the music that is playing, and the row of apps. */
export function centreScreen(style: Style): string {
  const colour = accent(style);
  const route = `<path d="M330 600 C 330 500 300 430 360 352 S 470 215 560 188 S 690 130 740 60" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round"/>`;
  const here = `<circle cx="330" cy="470" r="30" fill="${colour}" opacity=".25"/><path d="M330 444 l17 42 l-17 -10 l-17 10 z" fill="#fff"/>`;
  const card = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="20" fill="#1a222a"/>`;
  const icons = ["#5ac26a", "#e2b34c", "#58a5e8", "#d9605a", "#9a7fe0"]
    .map(
      (fill, i) =>
        `<rect x="${34}" y="${128 + i * 92}" width="58" height="58" rx="16" fill="${fill}"/><circle cx="63" cy="${157 + i * 92}" r="13" fill="#fff" opacity=".85"/>`,
    )
    .join("");
  const cover = `<defs><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e0925c"/><stop offset="1" stop-color="#5d3b6b"/></linearGradient></defs><rect x="900" y="324" width="96" height="96" rx="12" fill="url(#c)"/>`;
  return svg(
    1180,
    640,
    `<rect width="1180" height="640" fill="#0c1116"/><svg x="126" y="84" width="730" height="520" viewBox="0 0 860 620" preserveAspectRatio="xMidYMid slice"><rect width="860" height="640" fill="#121b22"/>${streets()}${route}${here}</svg>
    <rect x="0" y="0" width="1180" height="70" fill="#090d11"/>${text(36, 47, 30, "10:24")}${text(560, 47, 28, "22.5°", "#9fb0bb")}${text(1076, 47, 28, "24°C", "#9fb0bb")}${icons}
    ${card(146, 106, 280, 96)}<path d="M176 176 v-22 q0 -14 14 -14 h26 m-12 -14 l14 14 l-14 14" fill="none" stroke="#fff" stroke-width="7"/>${text(242, 150, 32, "350 m", "#fff", { bold: true })}${text(242, 184, 22, "Bridge Road", "#9fb0bb")}
    ${card(876, 100, 276, 184)}${text(900, 146, 24, "Arrive", "#9fb0bb")}${text(900, 202, 50, "10:51", "#fff", { bold: true })}${text(900, 252, 24, "27 min · 18 km", "#9fb0bb")}
    ${card(876, 300, 276, 304)}${cover}${text(1012, 362, 26, "Long Road", "#fff")}${text(1012, 396, 22, "Saltbush", "#9fb0bb")}<rect x="900" y="446" width="228" height="6" rx="3" fill="#36424b"/><rect x="900" y="446" width="96" height="6" rx="3" fill="${colour}"/>
    <path d="M940 520 l-26 18 l26 18 z M1000 512 v52 m18 -52 v52 M1086 520 l26 18 l-26 18 z" fill="#fff" stroke="#fff" stroke-width="8"/>`,
  );
}

/** A round dial with ticks, numbers and a needle at `value` (0..1). */
export const gauge = (x: number, y: number, r: number, value: number, numbers: readonly string[], colour: string) => {
  const place = (share: number, radius: number) => {
    const angle = ((135 + 270 * share) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  };
  const ticks = Array.from({ length: 33 }, (_, i) => {
    const [a, b] = [place(i / 32, r), place(i / 32, r - (i % 4 ? 10 : 20))];
    return `<path d="M${a[0]} ${a[1]} L${b[0]} ${b[1]}" stroke="#dfe6ea" stroke-width="${i % 4 ? 2 : 4}"/>`;
  }).join("");
  const words = numbers
    .map((word, i) => {
      const [u, v] = place(i / (numbers.length - 1), r - 40);
      return text(u, v + 8, 24, word, "#dfe6ea", { middle: true });
    })
    .join("");
  const [tip, tail] = [place(value, r - 22), place(value, -18)];
  return `<circle cx="${x}" cy="${y}" r="${r + 8}" fill="#070809" stroke="#30363b" stroke-width="3"/>${ticks}${words}<path d="M${tail[0]} ${tail[1]} L${tip[0]} ${tip[1]}" stroke="${colour}" stroke-width="7" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="17" fill="#22272b"/>`;
};

/** The instruments: a picture of speed and power, or two real dials. */
export function instruments(style: Style): string {
  const colour = accent(style);
  if (style.dials === "dials") {
    return svg(
      1040,
      400,
      `<rect width="1040" height="400" fill="#0b0c0d"/>${gauge(250, 204, 168, 0, ["0", "1", "2", "3", "4", "5", "6"], "#e8562e")}${gauge(790, 204, 168, 0, ["0", "30", "60", "90", "120", "150", "180"], "#e8562e")}
      <rect x="440" y="70" width="160" height="262" rx="10" fill="#10181c"/>${text(520, 130, 34, "P", "#8fd3e0", { bold: true, middle: true })}${text(520, 190, 26, "24°C", "#c9dde2", { middle: true })}${text(520, 240, 24, "48 210 km", "#c9dde2", { middle: true })}<rect x="462" y="286" width="116" height="10" fill="#2a3a40"/><rect x="462" y="286" width="78" height="10" fill="#8fd3e0"/>`,
    );
  }
  if (style.lit) {
    return svg(
      1040,
      400,
      `<rect width="1040" height="400" fill="#08090a"/><circle cx="520" cy="210" r="190" fill="none" stroke="${colour}" stroke-opacity=".35" stroke-width="5"/>${gauge(520, 210, 168, 0.02, ["0", "1", "2", "3", "4", "5", "6", "7", "8"], colour)}${text(520, 330, 54, "0", "#fff", { bold: true, middle: true })}
      ${text(130, 150, 26, "Boost", "#8a9299")}${text(130, 196, 44, "0.0", "#fff")}${text(130, 270, 26, "Oil", "#8a9299")}${text(130, 312, 40, "92°", "#fff")}${text(840, 150, 26, "Mode", "#8a9299")}${text(840, 196, 40, "Sport", colour)}${text(840, 270, 26, "Range", "#8a9299")}${text(840, 312, 40, "512", "#fff")}`,
    );
  }
  const arc = (share: number, stroke: string) =>
    `<path d="M ${250 - 150} 250 A 150 150 0 ${share > 0.6 ? 1 : 0} 1 ${250 + 150 * Math.cos(Math.PI * (1 + share))} ${250 + 150 * Math.sin(Math.PI * (1 + share))}" fill="none" stroke="${stroke}" stroke-width="14" stroke-linecap="round"/>`;
  return svg(
    1040,
    400,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#10202b"/><stop offset="1" stop-color="#0a0f14"/></linearGradient></defs><rect width="1040" height="400" fill="url(#g)"/>
    ${arc(0.98, "#22313b")}${arc(0.3, colour)}${text(250, 250, 104, "0", "#fff", { bold: true, middle: true })}${text(250, 292, 28, "km/h", "#9fb0bb", { middle: true })}
    <path d="M560 340 L600 150 L640 150 L680 340 Z" fill="#1b2933"/><path d="M620 330 v-30 m0 -28 v-24 m0 -24 v-18" stroke="#cfd8dd" stroke-width="5"/><rect x="596" y="256" width="48" height="62" rx="12" fill="${colour}"/>
    ${text(800, 130, 28, "Range", "#9fb0bb")}${text(800, 184, 52, "486 km", "#fff")}<rect x="800" y="214" width="180" height="12" rx="6" fill="#22313b"/><rect x="800" y="214" width="140" height="12" rx="6" fill="#63c587"/>${text(800, 292, 28, "Outside", "#9fb0bb")}${text(800, 334, 40, "24°C", "#fff")}${text(520, 60, 34, "P R N D", "#7d8c96", { middle: true })}${text(462, 60, 34, "P", "#fff", { bold: true, middle: true })}`,
  );
}

/** Climate controls under the vents: temperatures and fan. */
export function climate(style: Style): string {
  const colour = accent(style);
  return svg(
    900,
    130,
    `<rect width="900" height="130" fill="#0b0d0f"/>${text(90, 84, 52, "22.0", "#eef3f6", { middle: true })}${text(810, 84, 52, "22.0", "#eef3f6", { middle: true })}
    <circle cx="450" cy="65" r="30" fill="none" stroke="#eef3f6" stroke-width="5"/><path d="M450 65 m0 -20 a10 10 0 0 1 0 20 a10 10 0 0 1 0 20 m-20 -20 a10 10 0 0 1 20 0 a10 10 0 0 1 20 0" stroke="#eef3f6" fill="none" stroke-width="4"/>
    ${[210, 300, 600, 690].map((x) => `<rect x="${x}" y="38" width="56" height="54" rx="8" fill="none" stroke="#55606a" stroke-width="3"/><path d="M${x + 14} 78 h28" stroke="${colour}" stroke-width="5"/>`).join("")}`,
  );
}
