/** The operator's own time zone, because the output is read beside other logs of that machine. */
export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
