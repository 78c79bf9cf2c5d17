import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { imageUrl } from "../../../media/rules.ts";
import { useSite } from "../../../site/components/site-context.tsx";
import { nearestFrame, SPIN_PICTURE, steppedFrame, wrapped } from "../../rules.ts";
import type { SpinView, Spot } from "../../schema.ts";
import { useArrowKeys } from "../use-arrow-keys.ts";
import { useInView } from "../use-in-view.ts";
import { useLoadedComponent } from "../use-loaded-component.ts";
import type { Viewing } from "../use-viewer.ts";
import { DragHint } from "./drag-hint.tsx";
import { type FrameSet, framesOf } from "./frames.ts";
import { SpinHandle } from "./spin-handle.tsx";
import { mayTurnByItself, turning } from "./turning.ts";

const bringSpots = async () => (await import("../cabin/hotspot-layer.tsx")).SpotLayer;
const NO_SPOTS: readonly Spot[] = [];

export interface SpinProps {
  readonly viewing: Viewing;
  readonly spin: SpinView;
  readonly full: boolean;
  /** Whether the canvas shows a frame other than the first. */
  readonly isTurned: boolean;
  readonly onTurned: (isTurned: boolean) => void;
}

/**
 * The vehicle turned by hand, by keys, and by itself (VDP-091..095). Its frames load while the stage is in view; for
 * visitors who prefer reduced motion or save data, only after their first touch.
 */
export function Spin({ viewing, spin, full, isTurned, onTurned }: SpinProps) {
  const { config } = useSite();
  const stage = useRef<HTMLDivElement>(null);
  const isInView = useInView(stage);
  const frames = framesOf(spin, () => spin.frames.map((source) => imageUrl(source, SPIN_PICTURE, config)));
  const [isEager] = useState(mayTurnByItself);
  const [isTouched, setTouched] = useState(false);
  const there = useFrames(frames, isTouched || (isEager && isInView));
  const [goal, setGoal] = useState(viewing.angle.current);
  const [isTurning, setTurning] = useState(spin.turns && isEager);
  const [wasDragged, setDragged] = useState(false);
  const { length: count } = there;
  const isComplete = frames.settled === count;
  // While frames are loading, show the nearest loaded one.
  const frame = nearestFrame(goal, there) ?? 0;
  useEffect(() => {
    viewing.angle.current = frame;
  }, [viewing.angle, frame]);

  const turnTo = (to: number) => {
    setTouched(true);
    setTurning(false);
    setGoal(wrapped(to, count));
  };
  const turn = (by: 1 | -1) => turnTo(isComplete ? steppedFrame(frame, by, there) : goal + by);
  useArrowKeys(full, turn);
  useTurning(isTurning && isInView && isComplete, () => setGoal(steppedFrame(frame, 1, there)));

  const spots = viewing.viewer.hotspots?.exterior ?? NO_SPOTS;
  const SpotLayer = useLoadedComponent(spots.length > 0, bringSpots);
  return (
    <div ref={stage} className="absolute inset-0 print:hidden">
      <Canvas picture={frames.picture(frame)} isTurned={isTurned} onTurned={onTurned} />
      <SpinHandle
        name={viewing.viewer.name}
        frame={frame}
        count={count}
        onTouch={() => setTouched(true)}
        onHold={() => setTurning(false)}
        onStep={turn}
        onTurnTo={turnTo}
        onDragged={() => setDragged(true)}
      />
      {SpotLayer ? <SpotLayer spots={spots} angle={frame} onOpen={turnTo} /> : null}
      <DragHint isGone={wasDragged} words="Drag to turn" />
      <TurnButton
        isTurning={isTurning}
        onPress={() => {
          setTouched(true);
          setTurning(!isTurning);
        }}
      />
      <Progress share={frames.settled / count} isShown={isTouched || isEager} />
    </div>
  );
}

/** Which frames have loaded; loading starts when they are wanted. */
function useFrames(frames: FrameSet, isWanted: boolean): readonly boolean[] {
  useEffect(() => {
    if (!isWanted) return;
    frames.start();
    return () => frames.stop();
  }, [frames, isWanted]);
  return useSyncExternalStore(frames.subscribe, () => frames.there);
}

function useTurning(isTurning: boolean, onStep: () => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (isTurning) return turning(step);
  }, [isTurning]);
}

/** A canvas size in device pixels, so that enlarged pictures stay sharp; at most twice the picture's size. */
function sizeOn(canvas: HTMLCanvasElement, { width, height }: ImageBitmap) {
  const density = Math.min(
    (canvas.clientWidth * devicePixelRatio) / width,
    (canvas.clientHeight * devicePixelRatio) / height,
  );
  const scale = Math.max(1, Math.min(2, density));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

interface CanvasProps extends Pick<SpinProps, "isTurned" | "onTurned"> {
  /** Null for the first frame, which is already visible as the picture beneath. */
  readonly picture: ImageBitmap | null;
}

function Canvas({ picture, isTurned, onTurned }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    onTurned(picture !== null && context !== null);
    if (!picture || !canvas.current || !context) return;
    const { width, height } = sizeOn(canvas.current, picture);
    if (canvas.current.width !== width || canvas.current.height !== height) {
      Object.assign(canvas.current, { width, height });
    }
    context.imageSmoothingQuality = "high";
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
  }, [picture, onTurned]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={classNames("viewer-ground absolute inset-0 h-full w-full object-contain", !isTurned && "invisible")}
    />
  );
}

/** A button that stops and restarts motion (WCAG 2.2.2). */
function TurnButton({ isTurning, onPress }: { readonly isTurning: boolean; readonly onPress: () => void }) {
  return (
    <IconButton
      aria-label={isTurning ? "Stop turning" : "Turn by itself"}
      onClick={onPress}
      className="absolute right-3 bottom-3 bg-surface/94 shadow-1 hover:bg-surface lg:right-4 lg:bottom-4"
    >
      <Icon name={isTurning ? "pause" : "play"} />
    </IconButton>
  );
}

function Progress({ share, isShown }: { readonly share: number; readonly isShown: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "absolute inset-x-0 bottom-0 h-0.75 origin-left bg-brand-edge transition-[scale,opacity] duration-250",
        (!isShown || share === 1) && "opacity-0",
      )}
      style={{ scale: `${share} 1` }}
    />
  );
}
