import * as THREE from "three";
import type { Camera } from "../photography/camera.ts";
import { ambientTerms } from "./room.ts";
import { floorFragment, floorVertex, shrinkFragment, shrinkVertex, surfaceFragment, surfaceVertex } from "./surface.ts";

/** One vehicle as the studio sends it: a header, then all numbers in one buffer. */
export type Cargo = {
  readonly middle: number;
  readonly roomScale: number;
  readonly exposure: number;
  readonly floor: { columns: number; rows: number; from: number; to: number; halfWidth: number; dark: Slice };
  readonly parts: readonly CargoPart[];
};
export type Slice = readonly [offset: number, length: number];
export type CargoPicture = { width: number; height: number; pixels: Slice };
export type CargoPart = {
  readonly material: Required<Record<"metal" | "rough" | "lacquer" | "glow" | "opacity" | "painted", number>> & {
    colour: readonly number[];
  };
  readonly glass: boolean;
  readonly numbers: Readonly<Record<string, { slice: Slice; size: number }>>;
  readonly indices: Slice;
  readonly decal?: CargoPicture;
  readonly skin?: Readonly<Record<string, number | readonly number[]>>;
  readonly drawings?: Readonly<Record<string, CargoPicture>>;
};
export type Shot = { camera: Camera; width: number; height: number; sampling: number };

const canvas = document.createElement("canvas");
const renderer = new THREE.WebGLRenderer({ canvas, antialias: false });
const scene = new THREE.Scene();
const ambient = ambientTerms();
const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
quad.frustumCulled = false;
const shrink = new THREE.ShaderMaterial({
  glslVersion: THREE.GLSL3,
  vertexShader: shrinkVertex,
  fragmentShader: shrinkFragment,
  depthTest: false,
  uniforms: {
    black: { value: null },
    gain: { value: null },
    size: { value: new THREE.Vector2() },
    scale: { value: 1 },
  },
});
quad.material = shrink;
const over = {
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneMinusSrcAlphaFactor,
  transparent: true,
  depthWrite: false,
} as const;

function texture(buffer: ArrayBuffer, { width, height, pixels }: CargoPicture): THREE.DataTexture {
  const made = new THREE.DataTexture(new Uint8Array(buffer, ...pixels), width, height, THREE.RGBAFormat);
  made.flipY = true;
  made.minFilter = THREE.LinearMipmapLinearFilter;
  made.magFilter = THREE.LinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 2;
  made.needsUpdate = true;
  return made;
}

function floorTexture(buffer: ArrayBuffer, { columns, rows, dark }: Cargo["floor"]): THREE.DataTexture {
  const made = new THREE.DataTexture(new Uint8Array(buffer, ...dark), columns, rows, THREE.RedFormat);
  made.minFilter = made.magFilter = THREE.LinearFilter;
  made.unpackAlignment = 1;
  made.needsUpdate = true;
  return made;
}

const uniform = (value: unknown) => ({
  value: Array.isArray(value) && value.length === 4 ? new THREE.Vector4(...value) : value,
});

function surface(part: CargoPart, shared: Record<string, THREE.IUniform>, buffer: ArrayBuffer): THREE.Mesh {
  const geometry = new THREE.BufferGeometry();
  for (const [name, { slice, size }] of Object.entries(part.numbers))
    geometry.setAttribute(name, new THREE.BufferAttribute(new Float32Array(buffer, ...slice), size));
  geometry.setIndex(new THREE.BufferAttribute(new Uint32Array(buffer, ...part.indices), 1));
  const { colour, ...rest } = part.material;
  const uniforms: Record<string, THREE.IUniform> = { ...shared, colour: { value: new THREE.Vector3(...colour) } };
  for (const [name, value] of [...Object.entries(rest), ...Object.entries(part.skin ?? {})])
    uniforms[name] = uniform(value);
  for (const [name, picture] of Object.entries(part.drawings ?? {}))
    uniforms[`${name}Drawing`] = { value: texture(buffer, picture) };
  if (part.decal) uniforms.decal = { value: texture(buffer, part.decal) };
  const clear = part.material.opacity < 1;
  const material = new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: surfaceVertex,
    fragmentShader: surfaceFragment,
    uniforms,
    defines: {
      ...(part.skin ? { SKIN: 1 } : {}),
      ...(part.glass ? { GLASS: 1 } : {}),
      ...(part.decal ? { DECAL: 1 } : {}),
    },
    side: clear ? THREE.FrontSide : THREE.DoubleSide,
    ...(clear ? over : {}),
  });
  const mesh = new THREE.Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = clear ? 5 : part.skin ? -1 : 0;
  return mesh;
}

function empty(): void {
  for (const child of [...scene.children]) {
    scene.remove(child);
    if (!(child instanceof THREE.Mesh)) continue;
    child.geometry.dispose();
    if (child.material instanceof THREE.ShaderMaterial) {
      for (const { value } of Object.values(child.material.uniforms))
        if (value instanceof THREE.Texture) value.dispose();
      child.material.dispose();
    }
  }
}

/** Fetches the studio's current vehicle and puts it on the stage. */
async function enter(): Promise<void> {
  empty();
  const whole = await (await fetch("/vehicle")).arrayBuffer();
  const headLength = new Uint32Array(whole, 0, 1)[0] ?? 0;
  const cargo: Cargo = JSON.parse(new TextDecoder().decode(new Uint8Array(whole, 4, headLength)));
  const buffer = whole.slice(4 + headLength);
  const { floor } = cargo;
  const shared: Record<string, THREE.IUniform> = {
    middle: { value: cargo.middle },
    roomScale: { value: cargo.roomScale },
    exposure: { value: cargo.exposure },
    ambientTerms: { value: ambient },
    floorDark: { value: floorTexture(buffer, floor) },
    floorFrom: { value: floor.from - cargo.middle },
    floorTo: { value: floor.to - cargo.middle },
    floorHalfWidth: { value: floor.halfWidth },
  };
  for (const part of cargo.parts) scene.add(surface(part, shared, buffer));
  const ground = new THREE.PlaneGeometry(floor.to - floor.from, 2 * floor.halfWidth).rotateX(-Math.PI / 2);
  ground.translate((floor.from + floor.to) / 2 - cargo.middle, 0, 0);
  const shade = new THREE.Mesh(
    ground,
    new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      vertexShader: floorVertex,
      fragmentShader: floorFragment,
      uniforms: shared,
      ...over,
    }),
  );
  shade.renderOrder = 1;
  scene.add(shade);
}

const targets = new Map<string, THREE.WebGLRenderTarget>();
function target(width: number, height: number, options: THREE.RenderTargetOptions): THREE.WebGLRenderTarget {
  const name = `${width}x${height}x${options.count ?? 1}`;
  const nearest = { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const;
  const made = targets.get(name) ?? new THREE.WebGLRenderTarget(width, height, { ...nearest, ...options });
  targets.set(name, made);
  return made;
}
/** Both frames of a pixel as eight half floats, in the one format that WebGL reads back without conversion. */
const PACKED = {
  format: THREE.RGBAIntegerFormat,
  type: THREE.UnsignedIntType,
  internalFormat: "RGBA32UI",
  depthBuffer: false,
} as const;

function lens({ camera, width, height }: Shot): THREE.PerspectiveCamera {
  const made = new THREE.PerspectiveCamera(camera.fieldOfView, width / height, 0.3, 120);
  made.position.set(...camera.position);
  made.lookAt(...camera.target);
  made.updateMatrixWorld();
  made.updateProjectionMatrix();
  made.projectionMatrix.elements[8] = -camera.shift[0];
  made.projectionMatrix.elements[9] = -camera.shift[1];
  made.projectionMatrixInverse.copy(made.projectionMatrix).invert();
  return made;
}

/** Photographs the stage and sends the studio both frames of each pixel as half floats, bottom row first. */
async function photograph(shot: Shot): Promise<void> {
  const { width, height, sampling } = shot;
  const large = target(width * sampling, height * sampling, { type: THREE.HalfFloatType, count: 2 });
  renderer.setRenderTarget(large);
  renderer.setClearColor(0, 0);
  renderer.clear();
  renderer.render(scene, lens(shot));
  const [black, gain] = large.textures;
  const given = { black, gain, size: new THREE.Vector2(large.width, large.height), scale: sampling };
  for (const [name, value] of Object.entries(given)) Object.assign(shrink.uniforms[name] ?? {}, { value });
  const small = target(width, height, PACKED);
  renderer.setRenderTarget(small);
  renderer.render(quad, new THREE.Camera());
  const frames = new Uint32Array(width * height * 4);
  renderer.readRenderTargetPixels(small, 0, 0, width, height, frames);
  renderer.setRenderTarget(null);
  await fetch("/frames", { method: "POST", body: frames });
}

Object.assign(window, { stage: { enter, photograph } });
