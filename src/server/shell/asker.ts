import type { Request, Response } from "express";
import { clientAddressOf } from "../../lib/net/client-address.ts";
import type { Asker } from "./gate.ts";

/** The client of a request, as one that takes turns with others; it is gone once its connection has ended. */
export const askerOf = (req: Request, res: Response): Asker => ({
  who: clientAddressOf(req.ip ?? ""),
  isGone: () => res.destroyed || res.closed,
});
