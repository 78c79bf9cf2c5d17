import { roomShader } from "./room.ts";
import { skinShader } from "./skin.ts";

/** The vertex shader of every surface. */
export const surfaceVertex = /* glsl */ `
in float occlusion;
#ifdef SKIN
in vec4 surfaces;
in float upper;
out vec4 vSurfaces;
out float vUpper;
#endif
out vec3 vAt;
out vec3 vDrawn;
out vec3 vNormal;
out vec3 vDrawnNormal;
out vec2 vUv;
out float vOcclusion;
uniform float middle;
void main() {
  vDrawn = position;
  vAt = position - vec3(middle, 0., 0.);
  vNormal = vDrawnNormal = normal;
  vUv = uv;
  vOcclusion = occlusion;
#ifdef SKIN
  vSurfaces = surfaces;
  vUpper = upper;
#endif
  gl_Position = projectionMatrix * viewMatrix * vec4(vAt, 1.);
}`;

/**
 * The fragment shader of every surface. It writes two frames: the light in black paint, and what white paint would add.
 * Shading is affine in the paint's colour by construction, so nothing is lost by that.
 */
export const surfaceFragment = /* glsl */ `
precision highp float;
in vec3 vAt; in vec3 vDrawn; in vec3 vNormal; in vec3 vDrawnNormal; in vec2 vUv; in float vOcclusion;
layout(location = 0) out vec4 blackFrame;
layout(location = 1) out vec4 paintFrame;
uniform vec3 colour; uniform float metal, rough, lacquer, glow, opacity, painted, exposure;
uniform float roomScale, floorFrom, floorTo, floorHalfWidth;
uniform sampler2D floorDark;
uniform float ambientTerms[9];
#ifdef DECAL
uniform sampler2D decal;
#endif
${roomShader}
float ambient(vec3 n) {
  return ambientTerms[0] * .282095 + .488603 * (ambientTerms[1] * n.y + ambientTerms[2] * n.z + ambientTerms[3] * n.x)
    + 1.092548 * (ambientTerms[4] * n.x * n.y + ambientTerms[5] * n.y * n.z + ambientTerms[7] * n.x * n.z)
    + ambientTerms[6] * .315392 * (3. * n.z * n.z - 1.) + ambientTerms[8] * .546274 * (n.x * n.x - n.y * n.y);
}
// The share of an evenly lit room that a rough surface mirrors: scale and offset of its reflectance (Lazarov's fit).
vec2 mirrored(float roughness, float facing) {
  vec4 r = roughness * vec4(-1., -.0275, -.572, .022) + vec4(1., .0425, 1.04, -.04);
  float a = min(r.x * r.x, exp2(-9.28 * facing)) * r.x + r.y;
  return vec2(-1.04, 1.04) * a + r.zw;
}
float seen(vec3 ray, vec3 n, float roughness) {
  float soft = smoothstep(.45, .9, roughness);
  float sharp = soft < 1. ? roomLight(vAt, ray, roughness) : 0.;
  return mix(sharp, ambient(normalize(mix(ray, n, .4))), soft);
}
#ifdef SKIN
${skinShader}
#endif
void main() {
  vec3 base = colour; float m = metal, r = rough, coat = lacquer, paint = painted, alpha = opacity, light = glow;
  vec3 n = normalize(vNormal);
  bool back = !gl_FrontFacing;
#ifdef DECAL
  vec4 ink = texture(decal, vUv);
  base = mix(base, pow(ink.rgb, vec3(2.2)), ink.a);
  paint *= 1. - ink.a;
#endif
#ifdef SKIN
  dress(back, base, m, r, coat, paint, alpha);
#endif
  if (back) n = -n;
  vec3 view = normalize(cameraPosition - vAt);
  float facing = max(.02, dot(n, view));
  vec3 ray = reflect(-view, n);
  float open = vOcclusion, gleam = clamp(open * 1.25 - .05, 0., 1.);
  float matt = ambient(n) * open;
  vec2 fit = mirrored(r, facing);
  float mirror = seen(ray, n, r) * gleam * (alpha < 1. ? .7 : 1.);
  float plain = .045 * (1. - m);
  vec3 body = base * (1. - m) * matt * alpha + mirror * ((plain + base * m) * fit.x + fit.y * mix(1., .55, m * paint));
  float gain = paint * ((1. - m) * matt + m * mirror * fit.x);
  if (coat > 0.) {
    float fresnel = coat * (.04 + .96 * pow(1. - facing, 5.));
    body = body * (1. - fresnel) + fresnel * roomLight(vAt, ray, .05) * gleam;
    gain *= 1. - fresnel;
  }
  body += base * light;
  float cover = max(alpha, min(1., alpha < 1. ? mirror * fit.y : 1.));
  blackFrame = vec4(body * exposure, cover);
  paintFrame = vec4(vec3(gain * exposure), cover);
}`;

/** The floor itself is not drawn, only the vehicle's shadow on it. */
export const floorVertex = /* glsl */ `
out vec3 vAt;
void main() { vAt = position; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.); }`;

export const floorFragment = /* glsl */ `
precision highp float;
in vec3 vAt;
layout(location = 0) out vec4 blackFrame;
layout(location = 1) out vec4 paintFrame;
uniform float floorFrom, floorTo, floorHalfWidth;
uniform sampler2D floorDark;
void main() {
  vec2 place = vec2((vAt.x - floorFrom) / (floorTo - floorFrom), vAt.z / floorHalfWidth * .5 + .5);
  float dark = texture(floorDark, place).r;
  blackFrame = paintFrame = vec4(0., 0., 0., pow(dark, 1.15) * .86);
}`;

/**
 * Shrinks the large frame with a slightly sharpening four-tap filter each way, on light, not on display levels.
 */
export const shrinkFragment = /* glsl */ `
precision highp float;
uniform sampler2D black, gain;
uniform vec2 size;
uniform float scale;
out uvec4 halves;
void main() {
  vec2 corner = floor(gl_FragCoord.xy) * scale + scale * .5;
  int reach = int(ceil(scale));
  vec4 dark = vec4(0.), added = vec4(0.); float total = 0.;
  for (int j = -reach; j < reach; j++) for (int i = -reach; i < reach; i++) {
    vec2 at = vec2(float(i), float(j)) + .5;
    vec2 d = abs((floor(corner + at) + .5 - corner) / scale);
    float w = max(0., 1. - d.x) * max(0., 1. - d.y);
    w *= 1. + .35 * (1. - min(1., 2. * max(d.x, d.y)));
    ivec2 from = ivec2(clamp(corner + at, vec2(0.), size - 1.));
    vec4 one = texelFetch(black, from, 0), other = texelFetch(gain, from, 0);
    dark += w * vec4(min(one.rgb, vec3(2.5)), one.a);
    added += w * vec4(min(other.rgb, vec3(2.5)), other.a);
    total += w;
  }
  dark /= total; added /= total;
  halves = uvec4(packHalf2x16(dark.rg), packHalf2x16(dark.ba), packHalf2x16(added.rg), packHalf2x16(added.ba));
}`;
export const shrinkVertex = /* glsl */ `void main() { gl_Position = vec4(position.xy, 0., 1.); }`;
