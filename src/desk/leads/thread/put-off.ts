/** For how long a reminder that is due can be put off. */
export const PUT_OFF = ["in an hour", "tomorrow", "next week"] as const;
