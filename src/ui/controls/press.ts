/**
 * Number of presses in progress, from the moment a finger or a mouse button goes down until it is up again. If the page
 * moved meanwhile, the button would move from under the finger and the press would be lost.
 */

let presses = 0;
let isDown = false;
let isWatched = false;
const waiting: (() => void)[] = [];

function begin(): void {
  presses += 1;
  isDown = true;
}

/** In a separate task, because the click of a press, or the emulated mouse events of a touch, come after its end. */
function end(): void {
  const ended = presses;
  setTimeout(() => {
    if (ended !== presses) return;
    isDown = false;
    for (const run of waiting.splice(0)) run();
  });
}

function watch(): void {
  if (isWatched) return;
  isWatched = true;
  for (const type of ["pointerdown", "mousedown"]) addEventListener(type, begin, true);
  for (const type of ["mouseup", "pointerup", "pointercancel", "dragend", "keydown"]) addEventListener(type, end, true);
  // An open native list receives the release itself, and another window receives everything.
  addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && end(), true);
  addEventListener("blur", ({ target }) => target === window && end(), true);
  addEventListener("pointermove", ({ buttons }) => isDown && buttons === 0 && end(), true);
}

/** Tracks presses from now on. The function it returns runs a callback at once, or when the current press is over. */
export function betweenPresses(): (run: () => void) => void {
  watch();
  return (run) => (isDown ? void waiting.push(run) : run());
}
