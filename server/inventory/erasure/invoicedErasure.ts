import { erasable } from '../../core/erasure/Erasable.ts';
import { ofParties } from '../../ledger/party/partyColumns.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { InventoryInvoice } from '../invoice/InventoryInvoice.ts';
import { keepIdentity } from './keptIdentity.ts';

/** Issued invoices are evidence: they stay unchanged with their postings and payments, and so does the identity of the customer on them. */
export const invoicedErasure = erasable<Customer>({
  Entity: Customer,
  async refusals(em, { id: customer }) {
    const id = 'array[?::uuid]';
    const open = `from open_item_balance where company_id = noria_company() and ${ofParties('posted_party_id', id)}`;
    const [{ owed, credits }] = await em.execute<[{ owed: number; credits: number }]>(
      `select (select count(*)::int ${open} and balance > 0) as owed, (select count(*)::int ${open} and balance < 0)
         + (select count(*)::int from payment where company_id = noria_company() and amount <> allocated and not is_reversed and reverses_id is null
           and ${ofParties('party_id', id)})
         + (select count(*)::int from deposit where company_id = noria_company() and amount > applied + refunded and ${ofParties('party_id', id)}) as credits`,
      [customer, customer, customer, customer],
    );
    return [
      { what: 'erasureUnpaid', count: owed },
      { what: 'erasureCredit', count: credits },
    ].filter(({ count }) => count > 0);
  },
  async kept(em, { id: customer }) {
    const invoices = await em.find(InventoryInvoice, { customer }, { fields: ['id'] });
    return [{ what: 'invoices', count: invoices.length, ids: invoices.map(({ id }) => id) }];
  },
  before: ({ em }, customer) => keepIdentity(em, customer),
});
