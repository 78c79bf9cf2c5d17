/**
 * Draws a panorama: one triangle covers the canvas, and a shader computes for each pixel the direction that it shows.
 */
export interface PanoramaCanvas {
  /** Width in pixels of the widest picture that it accepts. */
  readonly widest: number;
  /** Replaces the equirectangular picture. */
  readonly show: (picture: TexImageSource) => void;
  /** Draws the view of the matrix `view` (panorama.ts: `viewMatrix`) at a size in device pixels. */
  readonly draw: (view: readonly number[], width: number, height: number) => void;
  /** Releases its WebGL resources. */
  readonly close: () => void;
}

const VERTEX = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(at, 0.0, 1.0);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform mat3 view;
in vec2 at;
out vec4 colour;
void main() {
  vec3 ray = view * vec3(at, 1.0);
  float yaw = atan(ray.x, ray.z);
  float pitch = atan(ray.y, length(ray.xz));
  colour = texture(picture, vec2(0.5 + yaw / 6.2831853, 0.5 - pitch / 3.1415927));
}`;

/** Makes the canvas draw panoramas; null if the browser has no WebGL 2. It restores a lost context by itself. */
export function openPanorama(canvas: HTMLCanvasElement): PanoramaCanvas | null {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false });
  const first = gl && programOf(gl);
  if (!gl || !first) return null;
  let view = first;
  let picture: TexImageSource | null = null;
  let drawn: readonly number[] | null = null;

  const redraw = () => {
    if (!drawn || !picture) return;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniformMatrix3fv(view, false, drawn);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  const show = (next: TexImageSource) => {
    picture = next;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, next);
    redraw();
  };
  const onLost = (event: Event) => event.preventDefault();
  const onRestored = () => {
    view = programOf(gl) ?? view;
    if (picture) show(picture);
  };
  canvas.addEventListener("webglcontextlost", onLost);
  canvas.addEventListener("webglcontextrestored", onRestored);
  return {
    widest: gl.getParameter(gl.MAX_TEXTURE_SIZE),
    show,
    draw: (next, width, height) => {
      drawn = next;
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      redraw();
    },
    close: () => {
      canvas.removeEventListener("webglcontextlost", onLost);
      canvas.removeEventListener("webglcontextrestored", onRestored);
      gl.deleteTexture(gl.getParameter(gl.TEXTURE_BINDING_2D));
    },
  };
}

/**
 * Sets up the program and an empty texture, and returns the location of the view's uniform; null if the browser cannot.
 */
function programOf(gl: WebGL2RenderingContext): WebGLUniformLocation | null {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, no hook of React's
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // The left edge must join the right one; mipmaps would show a seam there.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  return gl.getUniformLocation(program, "view");
}
