import { erasable } from '../../core/erasure/Erasable.ts';
import { Customer } from '../../crm/customer/Customer.ts';
import { InventoryInvoice } from '../invoice/InventoryInvoice.ts';
import { keepIdentity } from './keptIdentity.ts';

/** Invoices that were issued, with their postings and payments, are evidence: they stay as they are, and so does for their sake who was on them. */
export const invoicedErasure = erasable<Customer>({
  Entity: Customer,
  async refusals(em, { id }) {
    const [{ count }] = await em.execute<[{ count: number }]>(
      'select count(*)::int as count from open_item_balance where company_id = noria_company() and party_id = ? and balance <> 0',
      [id],
    );
    return count ? [{ what: 'erasureUnpaid', count }] : [];
  },
  async kept(em, { id: customer }) {
    const invoices = await em.find(InventoryInvoice, { customer }, { fields: ['id'] });
    return [{ what: 'invoices', count: invoices.length, ids: invoices.map(({ id }) => id) }];
  },
  before: ({ em }, customer) => keepIdentity(em, customer),
});
