/** The photographer's room: metres around the vehicle, levels linear. */
const room = { halfLength: 7, height: 4.6, halfWidth: 6.5, eye: 0.9 } as const;

const smooth = (from: number, to: number, at: number) => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
const panel = (u: number, v: number, cu: number, cv: number, hu: number, hv: number, edge: number) =>
  (1 - smooth(hu - edge, hu + edge, Math.abs(u - cu))) * (1 - smooth(hv - edge, hv + edge, Math.abs(v - cv)));

/** The light that comes from a point of the room's walls: the same as `roomLight` below, which is GLSL. */
function lightOf(x: number, y: number, z: number): number {
  if (y >= room.height - 1e-3)
    return 0.16 + 6 * panel(x, z, 0, 0, 4.4, 1.15, 0.22) + 1.5 * panel(x, Math.abs(z), 0, 4.6, 5.6, 1, 0.35);
  if (y <= 1e-3) return 0.46 - 0.38 * smooth(1.6, 5.6, Math.hypot(x, z));
  const wall = 0.14 + 0.1 * smooth(3.2, 4.6, y);
  if (Math.abs(x) >= room.halfLength - 1e-3)
    return wall + 2.4 * panel(z, y, 0, 2.35, 2.4, 1.25, 0.25) * (0.45 + 0.55 * smooth(1, 3.4, y));
  const flag = 1 - 0.55 * panel(x, 0, 0.9, 0, 0.28, 9, 0.25);
  return wall + 3 * panel(x, y, 0, 2.45, 5.6, 1.25, 0.28) * (0.35 + 0.65 * smooth(1.1, 3.5, y)) * flag;
}

/** The room in GLSL; `blur` widens the edges of the softboxes (metres), as a rough surface mirrors them. */
export const roomShader = /* glsl */ `
float panel(vec2 p, vec2 centre, vec2 extent, float edge) {
  vec2 s = 1. - smoothstep(extent - edge, extent + edge, abs(p - centre));
  return s.x * s.y;
}
float roomLight(vec3 at, vec3 ray, float roughness) {
  vec3 far = vec3(${room.halfLength.toFixed(1)}, ${room.height.toFixed(1)}, ${room.halfWidth.toFixed(1)});
  at /= roomScale;
  vec3 safe = ray + vec3(1e-5);
  vec3 reach = max((far - at) / safe, (vec3(-far.x, 0., -far.z) - at) / safe);
  float t = max(0., min(min(reach.x, reach.y), reach.z));
  vec3 hit = at + ray * t;
  float blur = roughness * roughness * t * 1.4;
  float light;
  if (reach.y <= t + 1e-4 && ray.y > 0.) {
    light = .16 + 6. * panel(hit.xz, vec2(0.), vec2(4.4, 1.15), .22 + blur)
      + 1.5 * panel(vec2(hit.x, abs(hit.z)), vec2(0., 4.6), vec2(5.6, 1.), .35 + blur);
  } else if (reach.y <= t + 1e-4) {
    light = .46 - .38 * smoothstep(1.6, 5.6, length(hit.xz));
    vec2 place = vec2((hit.x * roomScale - floorFrom) / (floorTo - floorFrom), hit.z * roomScale / floorHalfWidth * .5 + .5);
    if (all(greaterThan(place, vec2(0.))) && all(lessThan(place, vec2(1.)))) light *= 1. - .85 * texture(floorDark, place).r;
  } else {
    light = .14 + .1 * smoothstep(3.2, 4.6, hit.y);
    if (reach.x <= t + 1e-4)
      light += 2.4 * panel(hit.zy, vec2(0., 2.35), vec2(2.4, 1.25), .25 + blur) * (.45 + .55 * smoothstep(1., 3.4, hit.y));
    else {
      float flag = 1. - .55 * panel(vec2(hit.x, 0.), vec2(.9, 0.), vec2(.28, 9.), .25 + blur);
      light += 3. * panel(hit.xy, vec2(0., 2.45), vec2(5.6, 1.25), .28 + blur) * (.35 + .65 * smoothstep(1.1, 3.5, hit.y)) * flag;
    }
  }
  return light;
}
`;

/** The nine terms of real spherical harmonics up to degree two, in a direction of length 1. */
const harmonics = (x: number, y: number, z: number) => [
  0.282095,
  0.488603 * y,
  0.488603 * z,
  0.488603 * x,
  1.092548 * x * y,
  1.092548 * y * z,
  0.315392 * (3 * z * z - 1),
  1.092548 * x * z,
  0.546274 * (x * x - y * y),
];
const SOFTENING = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4];

/** The light that a matt white surface returns, by its facing: nine coefficients for the shader's `ambient`. */
export function ambientTerms(samples = 128): number[] {
  const sums = new Array<number>(9).fill(0);
  for (let j = 0; j < samples; j++)
    for (let i = 0; i < samples * 2; i++) {
      const polar = ((j + 0.5) / samples) * Math.PI;
      const around = (i / samples) * Math.PI;
      const [x, y, z] = [Math.sin(polar) * Math.cos(around), Math.cos(polar), Math.sin(polar) * Math.sin(around)];
      const reach = Math.min(
        room.halfLength / Math.abs(x || 1e-9),
        (y > 0 ? room.height - room.eye : room.eye) / Math.abs(y || 1e-9),
        room.halfWidth / Math.abs(z || 1e-9),
      );
      const share = Math.sin(polar) * (Math.PI / samples) ** 2;
      const light = lightOf(x * reach, room.eye + y * reach, z * reach) * share;
      for (const [term, value] of harmonics(x, y, z).entries()) sums[term] = (sums[term] ?? 0) + light * value;
    }
  return sums.map((sum, term) => sum * (SOFTENING[term] ?? 0));
}
