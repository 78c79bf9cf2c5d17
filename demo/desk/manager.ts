/** The person whom a start in development lets in by a link. */
export const DEMO_MANAGER = "dana@halden.example";
