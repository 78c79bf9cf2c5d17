import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { err, ok } from "../../lib/result.ts";
import { type BookedRefund, bookRefund, standingOf } from "./books.ts";
import type { DemoTill, PaymentFailure, PaymentProcessor, PaymentState } from "./port.ts";

/**
 * A payment processor for demonstrations: its page is one of this server's (`/demo-payment/…`), has two buttons and
 * takes no money. It stores each payment as files in `dir`, each written once and whole: the order, the decision, and
 * its refunds by number.
 */
export function demoProcessor({ dir }: { readonly dir: string }): PaymentProcessor & DemoTill {
  const path = (id: string, book: Book) => join(dir, `${id}.${book}`);
  /** False where that file was there already: a reader never sees half a file. */
  const write = async (id: string, book: Book, text: string): Promise<boolean> => {
    await mkdir(dir, { recursive: true });
    const draft = join(dir, `${id}.${randomUUID()}.draft`);
    await writeFile(draft, text);
    try {
      await link(draft, path(id, book));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      return false;
    } finally {
      await rm(draft, { force: true });
    }
  };
  const read = (id: string, book: Book) =>
    ID.test(id) ? readFile(path(id, book), "utf8").catch(() => null) : Promise.resolve(null);
  const refundsOf = async (id: string): Promise<BookedRefund[]> => {
    const refunds: BookedRefund[] = [];
    for (let text = await read(id, "refund-1"); text !== null; text = await read(id, `refund-${refunds.length + 1}`)) {
      refunds.push(JSON.parse(text));
    }
    return refunds;
  };
  const standing = async (id: string) => {
    const [amount, decision, refunds] = [await read(id, "order"), await read(id, "decision"), await refundsOf(id)];
    return amount === null ? null : standingOf(Number(amount), STATES[decision ?? ""] ?? "open", refunds);
  };
  return {
    label: "Demonstration payment",
    pageOrigins: [],
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
      const known = await standing(id);
      return known ? ok(known) : err(UNKNOWN);
    },
    async refund(id, order) {
      try {
        for (;;) {
          const known = await standing(id);
          if (!known) return err(UNKNOWN);
          const booked = bookRefund(known, order);
          if (!booked.ok || !booked.value.isNew) return booked.ok ? ok(booked.value.refund) : booked;
          const { refund } = booked.value;
          const number = known.refunds.length + 1;
          if (await write(id, `refund-${number}`, JSON.stringify({ ...refund, reason: order.reason })))
            return ok(refund);
        }
      } catch {
        return err(UNAVAILABLE);
      }
    },
    async expire(id) {
      const known = await standing(id);
      if (!known) return err(UNKNOWN);
      try {
        await write(id, "decision", "expire");
        return ok((await standing(id)) ?? known);
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

type Book = "order" | "decision" | `refund-${number}`;
const ID = /^[0-9a-f]{32}$/;
const STATES: Readonly<Record<string, PaymentState["state"]>> = {
  approve: "paid",
  decline: "declined",
  expire: "expired",
};
const UNKNOWN: PaymentFailure = { kind: "unknown", message: "There is no such payment to speak of." };
const UNAVAILABLE: PaymentFailure = { kind: "unavailable", message: "The payment's books cannot be written." };
