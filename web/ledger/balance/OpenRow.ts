/** A document or payment with an open amount. */
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
