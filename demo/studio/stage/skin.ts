/**
 * A car's skin in the shader: which of the flat drawings covers a point, and the material drawn there. Channels of the
 * drawings: side, top = glass, black, shut line, bright metal; front below the screen = lens, black, shut line, bright;
 * rear below the screen = bright, black, shut line, red lamp.
 */
export const skinShader = /* glsl */ `
in vec4 vSurfaces; in float vUpper;
uniform sampler2D sideDrawing, frontDrawing, rearDrawing, topDrawing;
uniform float skinLength, skinHeight, endWidth, fasciaTop, privacyFrom;
uniform vec4 arches, bed;
float glassAt, lensAt, blackAt, grooveAt, brightAt, redAt;
void readDrawings() {
  glassAt = lensAt = blackAt = grooveAt = brightAt = redAt = 0.;
  float across = abs(vDrawn.z);
  vec4 side = texture(sideDrawing, vec2((vDrawn.x + .05) / (skinLength + .1), vDrawn.y / skinHeight));
  vec4 top = texture(topDrawing, vec2(vDrawn.x / skinLength, across));
  if (vUpper > 0.) {
    if (vSurfaces.x > 0.) { glassAt = side.r; blackAt = side.g; grooveAt = side.b; brightAt = side.a; }
    else if (vSurfaces.y > 0.) { vec4 k = texture(frontDrawing, vec2(across / endWidth, vDrawn.y / skinHeight)); glassAt = k.r; blackAt = k.g; }
    else if (vSurfaces.z > 0.) { vec4 k = texture(rearDrawing, vec2(across / endWidth, vDrawn.y / skinHeight)); glassAt = k.r; blackAt = k.g; redAt = k.a; }
    else { blackAt = max(top.g, top.r); grooveAt = top.b; }
    return;
  }
  bool onTop = vSurfaces.w > .01;
  float flank = smoothstep(-.06, -.02, vSurfaces.x);
  grooveAt = side.b * flank; blackAt = side.g * flank * step(-.03, vSurfaces.x); brightAt = side.a * flank;
  if (vDrawn.x < arches.x && !onTop && vDrawn.y < fasciaTop) {
    vec4 k = texture(frontDrawing, vec2((across + vDrawn.x) / endWidth, vDrawn.y / skinHeight));
    lensAt = k.r; blackAt = max(blackAt, k.g); grooveAt = max(grooveAt, k.b); brightAt = k.a;
  }
  if (vDrawn.x > arches.y && !onTop) {
    vec4 k = texture(rearDrawing, vec2((across + skinLength - vDrawn.x) / endWidth, vDrawn.y / skinHeight));
    redAt = k.a; brightAt = max(brightAt, k.r); blackAt = max(blackAt, k.g); grooveAt = max(grooveAt, k.b * step(-.03, vSurfaces.z));
  }
  if (vSurfaces.w > -.02) { grooveAt = max(grooveAt, top.b); blackAt = max(blackAt, top.g); brightAt = max(brightAt, top.a); }
}
#ifdef GLASS
void dress(bool back, inout vec3 base, inout float m, inout float r, inout float coat, inout float paint, inout float alpha) {
  readDrawings();
  bool window = vUpper > 0. && glassAt > .5 && blackAt < 1.5;
  if (!window && lensAt < .5) discard;
  alpha = .12;
  if (window) alpha = vSurfaces.x > 0. && vDrawn.x > privacyFrom ? .93 : vSurfaces.z > 0. ? .86 : vSurfaces.y > 0. ? .62 : .76;
}
#else
void dress(bool back, inout vec3 base, inout float m, inout float r, inout float coat, inout float paint, inout float alpha) {
  readDrawings();
  if (vUpper > 0. && glassAt > .5) discard;
  float hub = min(length(vDrawn.xy - arches.xz), length(vDrawn.xy - arches.yz));
  float liner = (1. - smoothstep(arches.w - .003, arches.w + .002, hub)) * step(vDrawn.y, arches.z + arches.w);
  float inBed = step(bed.x, vDrawn.x) * step(vDrawn.x, bed.y) * step(abs(vDrawn.z), bed.z) * step(vDrawn.y, bed.w) * step(.5, vDrawn.y);
  float under = smoothstep(-.5, -.8, vDrawnNormal.y) * step(vDrawn.y, .5);
  float hidden = max(max(liner, inBed), under);
  float bright = brightAt * (1. - hidden), red = redAt * (1. - hidden);
  float black = max(max(blackAt, hidden), lensAt) * (1. - max(bright, red));
  paint = (1. - black) * (1. - grooveAt * .93) * (1. - max(bright, red));
  if (back) paint = 0.;
  float matte = max(hidden, step(vDrawn.y, 1.) * blackAt * (1. - lensAt));
  if (vUpper > 0.) matte = 0.;
  vec3 other = mix(vec3(.008), vec3(.014), matte);
  other = mix(other, vec3(.05, .052, .055), lensAt);
  float rib = smoothstep(.35, .5, abs(fract(vDrawn.y * 40.) - .5) * 2.);
  other = mix(other, mix(vec3(.11, .001, .002), vec3(.32, .006, .008), rib), red);
  other = mix(other, vec3(.6, .61, .62), bright);
  if (back) other = vec3(.025);
  base = other * (1. - paint) * (1. - grooveAt * .9);
  r = mix(mix(mix(mix(.12, .55, matte), .25, max(lensAt, bright)), .1, red), r, paint);
  m = mix(max(lensAt * .7, bright), m, paint);
  coat *= max(paint, max(red, (1. - matte) * .6)) * (1. - grooveAt);
  if (back) { coat = 0.; r = 1.; m = 0.; }
}
#endif
`;
