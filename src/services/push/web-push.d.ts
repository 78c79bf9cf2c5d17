/** The parts of `web-push` that are used; it brings no types of its own. */
declare module "web-push" {
  interface Details {
    readonly method: string;
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer | null;
    readonly endpoint: string;
  }
  interface Options {
    readonly TTL: number;
    readonly urgency: "high";
    readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
  }
  const webPush: {
    generateRequestDetails(
      to: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
      payload: string,
      options: Options,
    ): Details;
  };
  export default webPush;
}
