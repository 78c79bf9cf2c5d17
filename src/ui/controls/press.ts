/**
 * Whether somebody is just pressing: between the moment in which a finger or a button of the mouse goes down and the
 * one in which it is up again. What moves in between takes the button from under the finger, and the press is lost.
 */

let presses = 0;
let isDown = false;
let isWatched = false;
const waiting: (() => void)[] = [];

function begin(): void {
  presses += 1;
  isDown = true;
}

/** In a task of its own: a press that ends here has its click still to come, and a touch its emulated mouse. */
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
  // A list that opens over the page takes the release for itself, another window takes everything.
  addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && end(), true);
  addEventListener("blur", ({ target }) => target === window && end(), true);
  addEventListener("pointermove", ({ buttons }) => isDown && buttons === 0 && end(), true);
}

/**
 * Watches presses from now on, and runs each piece of work given to it at once, or when the press under way is over.
 */
export function betweenPresses(): (run: () => void) => void {
  watch();
  return (run) => (isDown ? void waiting.push(run) : run());
}
