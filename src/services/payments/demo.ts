import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { err, ok } from "../../lib/result.ts";
import type { DemoTill, PaymentFailure, PaymentProcessor, PaymentState } from "./port.ts";

/**
 * A payment processor for demonstrations: its page is one of this server's (`/demo-payment/…`), has two buttons and
 * takes no money. It stores each payment as files in `dir`, each written once: the order, the decision, the refund.
 */
export function demoProcessor({ dir }: { readonly dir: string }): PaymentProcessor & DemoTill {
  const path = (id: string, book: Book) => join(dir, `${id}.${book}`);
  const write = async (id: string, book: Book, text: string) => {
    await mkdir(dir, { recursive: true });
    await writeFile(path(id, book), text, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  };
  const read = (id: string, book: Book) =>
    ID.test(id) ? readFile(path(id, book), "utf8").catch(() => null) : Promise.resolve(null);
  return {
    label: "Demonstration payment",
    async begin({ reference, amountCents }) {
      const id = createHash("sha256").update(reference).digest("hex").slice(0, 32);
      try {
        await write(id, "order", String(amountCents));
        return ok({ paymentId: id, pageUrl: `/demo-payment/${id}` });
      } catch {
        return err(UNAVAILABLE);
      }
    },
    async standing(id) {
      const amount = await read(id, "order");
      if (amount === null) return err(UNKNOWN);
      const [decision, refunded] = await Promise.all([read(id, "decision"), read(id, "refund")]);
      const decided = STATES[decision ?? ""] ?? "open";
      return ok({ state: refunded === null ? decided : "refunded", amountCents: Number(amount) });
    },
    async refund(id) {
      if ((await read(id, "decision")) !== "approve") return err(UNKNOWN);
      try {
        await write(id, "refund", "");
        return ok(null);
      } catch {
        return err(UNAVAILABLE);
      }
    },
    async decide(id, decision) {
      if ((await read(id, "order")) === null) return false;
      await write(id, "decision", decision);
      return true;
    },
  };
}

type Book = "order" | "decision" | "refund";
const ID = /^[0-9a-f]{32}$/;
const STATES: Readonly<Record<string, PaymentState["state"]>> = { approve: "paid", decline: "declined" };
const UNKNOWN: PaymentFailure = { kind: "rejected", message: "There is no such payment to speak of." };
const UNAVAILABLE: PaymentFailure = { kind: "unavailable", message: "The payment's books cannot be written." };
