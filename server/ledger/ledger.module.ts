/** Accounts, entries, open items and payments: what the other modules post to, and finance shows. */
export const ledger = { entities: [], resolvers: [], routes: [] };
