/** What a run did and what was there in the end: all that the checker judges. */
export interface History {
  /** Leads whose sender was told that they are stored. */
  readonly acknowledgedLeads: readonly { readonly mark: string; readonly id: number; readonly dealership: string }[];
  readonly storedLeads: readonly StoredLead[];
  readonly deliveries: readonly Delivery[];
  /** Every mail and every call that a vendor took. */
  readonly received: readonly Received[];
  /** Mail addresses and webhook's address of each dealership. */
  readonly dealers: Readonly<Record<string, readonly string[]>>;
  /** Deposits that a shopper has paid on the processor's page. */
  readonly paidDeposits: readonly PaidDeposit[];
  readonly stockFile: {
    /** Prices by stock number, of the last file that was accepted and of each later one that may have been. */
    readonly possible: readonly Readonly<Record<string, number>>[];
    readonly stored: Readonly<Record<string, number>>;
  };
  /** The values that a car's field may have: the last acknowledged one, and each later one that was lost sight of. */
  readonly edits: readonly { readonly car: string; readonly possible: readonly string[]; readonly stored: string }[];
  readonly alerts: readonly {
    readonly email: string;
    /** Cars that came after the alert had begun. */
    readonly cars: readonly string[];
    /** For each mail of it the cars that it names. */
    readonly mails: readonly { readonly uid: string; readonly cars: readonly string[] }[];
  }[];
  /** What each process answers at each address. */
  readonly answers: readonly { readonly address: string; readonly byProcess: readonly string[] }[];
  /** Leases and claims that count, with the process that holds each; null where nobody knows whose it is. */
  readonly leases: readonly { readonly name: string; readonly pid: number | null }[];
  /** Folders among the temporary files, with the process that made each. */
  readonly folders: readonly { readonly name: string; readonly pid: number }[];
  readonly livingPids: readonly number[];
}

interface StoredLead {
  readonly id: number;
  readonly uid: string;
  /** What its message says it is; null for a lead that a payment became. */
  readonly mark: string | null;
  readonly dealership: string;
  readonly email: string;
}

/** An item of the outbox. */
interface Delivery {
  /** Of its lead or notice. */
  readonly uid: string;
  readonly channel: string;
  readonly target: string;
  readonly state: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly audience: "lead" | "shopper" | "dealership";
  readonly dealership: string;
  /** To whom a shopper's notice goes. */
  readonly email: string | null;
}

interface Received {
  readonly uid: string;
  readonly channel: "email" | "webhook";
  readonly to: string;
  readonly mark: string | null;
}

interface PaidDeposit {
  readonly session: string;
  readonly car: string;
  readonly cents: number;
  readonly refunds: readonly number[];
  /** As the product stores it; null where it knows of none. */
  readonly stored: { readonly state: string; readonly hasLead: boolean; readonly holds: boolean } | null;
}
