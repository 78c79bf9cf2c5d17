import { gauge, svg, text } from "../screens.ts";

const INK = "#dfe6ea";

/** A small arc with a needle and its name: air, fuel, heat. */
function small(x: number, y: number, share: number, name: string, colour = "#e8562e"): string {
  const r = 52;
  const angle = Math.PI * (1 + share);
  const [u, v] = [x + (r - 12) * Math.cos(angle), y + (r - 12) * Math.sin(angle)];
  return `<path d="M${x - r} ${y} A ${r} ${r} 0 0 1 ${x + r} ${y}" fill="none" stroke="#8c979e" stroke-width="5"/><path d="M${x} ${y} L${u} ${v}" stroke="${colour}" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="9" fill="#30363b"/>${text(x, y + 36, 22, name, INK, { middle: true })}`;
}

/** A truck's instruments: engine and road speed, air in both circuits, fuel and heat, the gear. */
export function instrumentsOfTruck(): string {
  const lamps = ["#55c06a", "#e2b34c", "#58a5e8", "#e2b34c", "#d9605a"]
    .map(
      (fill, i) =>
        `<rect x="${512 + i * 56}" y="46" width="32" height="22" rx="6" fill="${fill}" opacity="${i === 4 ? 0.95 : 0.35}"/>`,
    )
    .join("");
  return svg(
    1280,
    410,
    `<rect width="1280" height="410" fill="#0b0c0d"/>${gauge(220, 210, 168, 0, ["0", "5", "10", "15", "20", "25", "30"], "#e8562e")}${gauge(1060, 210, 168, 0, ["0", "20", "40", "60", "80", "100", "120"], "#e8562e")}
    <rect x="470" y="96" width="340" height="150" rx="12" fill="#10181c"/>${text(532, 196, 84, "N", "#8fd3e0", { bold: true, middle: true })}${text(610, 152, 34, "86 410 km", "#c9dde2")}${text(610, 206, 34, "Air 8.2 bar", "#c9dde2")}${lamps}
    ${small(540, 336, 0.78, "AIR 1")}${small(640, 336, 0.76, "AIR 2")}${small(740, 336, 0.62, "FUEL")}`,
  );
}

/** The touchscreen: the reversing camera with its guiding lines, and the music that is playing. */
export function mediaOfTruck(): string {
  const guide = (inset: number, colour: string, y: number) =>
    `<path d="M${150 + inset} ${y} L${150 + inset - 38} ${y + 92} M${470 - inset} ${y} L${470 - inset + 38} ${y + 92} M${150 + inset} ${y} H${470 - inset}" stroke="${colour}" stroke-width="7" fill="none"/>`;
  return svg(
    940,
    528,
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c4d6"/><stop offset="1" stop-color="#dfe8ec"/></linearGradient></defs>
    <rect width="940" height="528" fill="#0c1116"/><rect x="0" y="64" width="620" height="464" fill="#5d6266"/><rect x="0" y="64" width="620" height="132" fill="url(#s)"/><path d="M0 196 q70 -52 140 -18 t150 -10 t160 -8 t170 14 v60 H0 Z" fill="#5c7363"/><path d="M0 214 H620 V528 H0 Z" fill="#6d7276"/><path d="M250 214 L90 528 M370 214 L530 528" stroke="#e6e6e2" stroke-width="8"/>
    ${guide(66, "#5ac26a", 262)}${guide(36, "#e2c34c", 346)}${guide(4, "#e0604f", 432)}<rect y="0" width="940" height="64" fill="#090d11"/>${text(26, 44, 30, "10:24")}${text(800, 44, 28, "24°C", "#9fb0bb")}
    <rect x="644" y="88" width="272" height="200" rx="18" fill="#1a222a"/>${text(670, 138, 26, "Rear camera", "#9fb0bb")}${text(670, 194, 46, "4.2 m", "#fff", { bold: true })}${text(670, 254, 28, "High 3.6 m", "#c9d4da")}
    <rect x="644" y="308" width="272" height="196" rx="18" fill="#1a222a"/>${text(670, 358, 26, "Radio", "#9fb0bb")}${text(670, 410, 40, "Coast FM", "#fff")}<rect x="670" y="448" width="220" height="8" rx="4" fill="#36424b"/><rect x="670" y="448" width="130" height="8" rx="4" fill="#4fc3d9"/>`,
  );
}

/** The radio's small display. */
export const radioOfTruck = (): string =>
  svg(
    340,
    136,
    `<rect width="340" height="136" fill="#0a0d10"/>${text(24, 92, 72, "97.7", "#9fd8f0", { bold: true })}${text(246, 90, 34, "FM", "#9fd8f0")}`,
  );
