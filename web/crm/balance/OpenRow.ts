/** A document or payment of which something is left. */
export interface OpenRow {
  readonly documentId: string;
  readonly kind: string;
  readonly number: string | null | undefined;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly total: string;
  readonly open: string;
  readonly isOverdue: boolean;
}
