/** A kind of record that can be the other party of a document (domain, party), and the columns that documents need of it. */
interface PartyKind {
  /** Name in the API. */
  kind: 'CUSTOMER' | 'EMPLOYEE' | 'VENDOR';
  /** Its entity. */
  type: string;
  /** Byte at the end of its ids. */
  code: number;
  table: string;
  /** Column shown beside the name. */
  detail: string;
  /** Column with the language of its documents; null if they are written in the language of whoever prints them. */
  language: string | null;
}

/** All kinds of parties; each has the columns `name`, `email`, `status` and `deleted_at`, and is searchable. */
export const partyKinds: readonly PartyKind[] = [
  { kind: 'CUSTOMER', type: 'Customer', code: 0x41, table: 'customer', detail: 'company_name', language: 'language' },
  { kind: 'EMPLOYEE', type: 'Employee', code: 0x82, table: 'employee', detail: 'designation', language: null },
  { kind: 'VENDOR', type: 'Vendor', code: 0xb1, table: 'vendor', detail: 'company_name', language: 'language' },
];
