import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { ReadableStream as WebStream } from "node:stream/web";
import { cloneElement, type ReactElement } from "react";
import type { renderToPipeableStream } from "react-dom/server";

type Render = typeof renderToPipeableStream;
type Handed = ReadableStream<Uint8Array>;
type Tree = ReactElement<{ context: { serverHandoffStream?: Handed } }>;
/** What the server renders: the tree within what finds the parts that earlier pages have made. */
type Kept = ReactElement<{ children: Tree }>;

const reactDom: { renderToPipeableStream: Render } = createRequire(import.meta.url)("react-dom/server");
const render = reactDom.renderToPipeableStream;
let wanted: PromiseWithResolvers<Tree> | null = null;
let kept: Promise<{ readonly tree: Tree; readonly handedOver: readonly Uint8Array[] }> | null = null;

/** Lets `keepNext` see what the server renders. Must be called before the server is loaded. */
export function watchRendering(): void {
  reactDom.renderToPipeableStream = (tree, options) => {
    if (!wanted) return render(tree, options);
    const whole = tree as Kept;
    const own = whole.props.children;
    const { context } = own.props;
    const [mine, theirs] = context.serverHandoffStream?.tee() ?? [];
    wanted.resolve(cloneElement(own, { context: { ...context, serverHandoffStream: mine } }));
    wanted = null;
    const handed = cloneElement(own, { context: { ...context, serverHandoffStream: theirs } });
    return render(cloneElement(whole, { children: handed }), options);
  };
}

/** Saves the next page that is rendered: its tree, of which every part is rendered, and the data for the browser. */
export function keepNext(): void {
  wanted = Promise.withResolvers();
  kept = wanted.promise.then(async (tree) => {
    const handedOver: Uint8Array[] = [];
    for await (const part of tree.props.context.serverHandoffStream ?? []) handedOver.push(part);
    return { tree, handedOver };
  });
}

/**
 * Renders the saved page so many times with React only: without loaders, search, encoding of data, hashes and
 * compression. Returns the CPU microseconds of one rendering.
 */
export async function renderAgain(times: number): Promise<number> {
  if (!kept) throw new Error("No page was to be kept.");
  const { tree, handedOver } = await kept;
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const context = { ...tree.props.context, serverHandoffStream: WebStream.from(handedOver) as Handed };
    const sink = new Writable({ write: (_part, _encoding, done) => done(), final: (done) => done() });
    sink.on("finish", resolve);
    const { pipe } = render(cloneElement(tree, { context }), { onAllReady: () => pipe(sink), onError: reject });
    await promise;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}
