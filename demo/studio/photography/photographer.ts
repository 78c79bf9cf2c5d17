import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Shot } from "../stage/stage.ts";

/** Two frames of one shot, linear and premultiplied RGBA, top row first: black paint, and what white paint adds. */
export type Frames = {
  readonly width: number;
  readonly height: number;
  readonly black: Float32Array;
  readonly gain: Float32Array;
};

const root = join(import.meta.dirname, "../../..");
const ALLOWED = /^\/(node_modules\/three\/build|demo\/studio)\/[\w./-]+\.(js|ts|html)$/;
const TYPES: Record<string, string> = { js: "text/javascript", ts: "text/javascript", html: "text/html" };
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--ignore-gpu-blocklist",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

/** A headless browser with a stage in it. */
export type Photographer = {
  readonly enter: (cargo: Buffer) => Promise<void>;
  readonly photograph: (shot: Shot) => Promise<Frames>;
  readonly leave: () => Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const ending = path.split(".").pop() ?? "";
  if (!ALLOWED.test(path) || path.includes("..")) {
    response.writeHead(404).end();
    return;
  }
  const text = await readFile(join(root, path), "utf8");
  response.setHeader("content-type", TYPES[ending] ?? "text/plain");
  response.end(ending === "ts" ? stripTypeScriptTypes(text) : text);
}

/** Reads the stage's answer: rows bottom first, the half floats of both frames side by side in each pixel. */
function framesOf(body: Buffer, width: number, height: number): Frames {
  const halves = new Float16Array(body.buffer.slice(body.byteOffset, body.byteOffset + body.length));
  const black = new Float32Array(width * height * 4);
  const gain = new Float32Array(width * height * 4);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = ((height - 1 - row) * width + column) * 8;
      const to = (row * width + column) * 4;
      for (let channel = 0; channel < 4; channel++) {
        black[to + channel] = halves[from + channel] ?? 0;
        gain[to + channel] = halves[from + 4 + channel] ?? 0;
      }
    }
  return { width, height, black, gain };
}

type Desk = { cargo: Buffer; frames: Buffer };

function serve(desk: Desk): Promise<Server> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "/";
    if (path === "/vehicle") response.end(desk.cargo);
    else if (path === "/frames") {
      desk.frames = await bodyOf(request);
      response.end();
    } else await sendFile(path, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(404).end());
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function openStage(browser: Browser, port: number): Promise<Page> {
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (/error|fail/i.test(message.text())) console.error(`stage: ${message.text().slice(0, 2000)}`);
  });
  page.on("pageerror", (error) => console.error(`stage: ${error.message}`));
  page.setDefaultTimeout(600_000);
  await page.goto(`http://127.0.0.1:${port}/demo/studio/stage/stage.html`);
  await page.waitForFunction("window.stage !== undefined", undefined, { timeout: 60_000 });
  return page;
}

/** Opens the stage in the Chromium of `CHROMIUM_PATH`, or in the one that Playwright knows. */
export async function callPhotographer(): Promise<Photographer> {
  const desk: Desk = { cargo: Buffer.alloc(0), frames: Buffer.alloc(0) };
  const server = await serve(desk);
  const address = server.address();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: FLAGS });
  const page = await openStage(browser, typeof address === "object" && address ? address.port : 0);
  return {
    enter: async (cargo) => {
      desk.cargo = cargo;
      await page.evaluate("window.stage.enter()");
    },
    photograph: async (shot) => {
      await page.evaluate(`window.stage.photograph(${JSON.stringify(shot)})`);
      return framesOf(desk.frames, shot.width, shot.height);
    },
    leave: async () => {
      await browser.close();
      server.close();
    },
  };
}
