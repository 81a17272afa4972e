interface LedgerSpan {
  account: string;
  from?: string | null;
  to?: string | null;
}

/** Returns the address of the general ledger of an account, for a period or all time. */
export function ledgerAddress({ account, from, to }: LedgerSpan): string {
  const search = new URLSearchParams({ account, ...(from && { from }), ...(to && { to }) });
  return `/economics/ledger/?${search.toString()}`;
}
