/** `HH:MM` on the 24-hour clock as Australians write it: `8.30am`, `5pm`, `12pm` at noon. */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const onClock = hours % 12 === 0 ? 12 : hours % 12;
  return `${onClock}${minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`}${hours < 12 ? "am" : "pm"}`;
}

/** A day's hours in words: `8.30am – 5.30pm`, `Closed` (LOC-030, LOC-031). */
export function hoursText(hour: {
  readonly status: "Open" | "Closed";
  readonly open: string | null;
  readonly close: string | null;
}): string {
  if (hour.status === "Closed") return "Closed";
  return hour.open && hour.close ? `${timeText(hour.open)} – ${timeText(hour.close)}` : "Open";
}
