/** A time of day such as `14:30` in the format of the desk's pages: `2:30 pm`. */
export function clockTime(time: string): string {
  if (time === "24:00") return "midnight";
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}
