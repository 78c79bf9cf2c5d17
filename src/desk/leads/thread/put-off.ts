/** The choices for postponing a due reminder. */
export const PUT_OFF = ["in an hour", "tomorrow", "next week"] as const;
