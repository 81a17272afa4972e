import type { DocumentStateName } from '../../ledger/document/documentStates.rules.ts';
import type { SalesInvoice } from './SalesInvoice.ts';

/** An invoice as a document that posts: its stored state is the document's status. */
export const postedDocument = (invoice: Pick<SalesInvoice, 'id' | 'number' | 'issuedOn' | 'state'>) => ({
  id: invoice.id,
  get number() {
    return invoice.number;
  },
  set number(drawn: string | null) {
    invoice.number = drawn;
  },
  get issuedOn() {
    return invoice.issuedOn;
  },
  set issuedOn(day: string | null) {
    invoice.issuedOn = day;
  },
  get status() {
    return invoice.state;
  },
  set status(to: DocumentStateName) {
    invoice.state = to;
  },
});
