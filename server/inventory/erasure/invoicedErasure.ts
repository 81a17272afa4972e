import { erasable } from '../../core/erasure/Erasable.ts';
import { unsettledOf } from '../../ledger/party/unsettledOf.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { InventoryInvoice } from '../invoice/InventoryInvoice.ts';
import { keepIdentity } from './keptIdentity.ts';

/** Issued invoices are evidence: they stay unchanged with their postings and payments, and so does the identity of the customer on them. */
export const invoicedErasure = erasable<Customer>({
  Entity: Customer,
  refusals: (em, { id }) => unsettledOf(em, id),
  async kept(em, { id: customer }) {
    const invoices = await em.find(InventoryInvoice, { customer }, { fields: ['id'] });
    return [{ what: 'invoices', count: invoices.length, ids: invoices.map(({ id }) => id) }];
  },
  before: ({ em }, customer) => keepIdentity(em, customer),
});
