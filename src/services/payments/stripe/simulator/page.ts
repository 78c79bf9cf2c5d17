import type { SimSession } from "./ledger.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The hosted page on which a shopper pays: two buttons in place of a card's fields, and the way back. */
export const paymentPage = (session: SimSession, wasDeclined: boolean): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pay by card</title>
<link rel="icon" href="data:,">
<body style="font:1rem/1.5 system-ui;max-width:28rem;margin:4rem auto;padding:0 1rem">
<h1>${escaped(session.name)}</h1>
<p>${session.currency.toUpperCase()} ${(session.amount / 100).toFixed(2)}</p>
${wasDeclined ? '<p role="alert">Your card was declined. Try another.</p>' : ""}
${
  session.status === "open"
    ? '<form method="post"><button name="press" value="approve">Pay</button> <button name="press" value="decline">Use a card that is declined</button></form>'
    : "<p>This page takes no payment any more.</p>"
}
<p><a href="${escaped(session.cancelUrl ?? session.successUrl)}">Back to the dealer</a></p>
`;
