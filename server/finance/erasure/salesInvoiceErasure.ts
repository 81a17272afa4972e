import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { ofParties } from '../../ledger/party/partyColumns.ts';
import { Reminder } from '../../ledger/reminder/Reminder.ts';
import { SalesInvoice } from '../invoice/SalesInvoice.ts';
import { RecurringInvoice } from '../recurring/RecurringInvoice.ts';

/** Nobody has to keep the texts of a draft. */
const drafts: ErasedRecords<Customer, SalesInvoice> = {
  Entity: SalesInvoice,
  where: ({ id: customer }) => ({ customer, state: 'DRAFT' }),
  fields: () => ({ reference: null, remarks: null, notes: null }),
  lines: { table: 'sales_invoice_line', column: 'invoice_id', haveText: true },
};

/** Nor the company's own notes on an issued invoice. */
const issued: ErasedRecords<Customer, SalesInvoice> = {
  Entity: SalesInvoice,
  where: ({ id: customer }) => ({ customer, state: { $ne: 'DRAFT' } }),
  fields: () => ({ notes: null }),
};

/** What was invoiced to them each period ends. */
const recurring: ErasedRecords<Customer, RecurringInvoice> = {
  Entity: RecurringInvoice,
  where: ({ id: customer }) => ({ source: { customer } }),
  fields: (_recurring, { text: title }) => ({ title, status: ActiveStatus.INACTIVE }),
};

/** Issued invoices are evidence: they stay unchanged, with the identity of the customer on them (`keepIdentity`). */
export const salesInvoiceErasure = erasable<Customer>({
  Entity: Customer,
  records: [recurring, drafts, issued] as never,
  async kept(em, { id: customer }) {
    const invoices = await em.find(SalesInvoice, { customer, state: { $ne: 'DRAFT' } }, { fields: ['id'] });
    const reminders = await em.find(Reminder, { customer }, { fields: ['id'] });
    return [
      { what: 'salesInvoices', count: invoices.length, ids: invoices.map(({ id }) => id) },
      { what: 'reminders', count: reminders.length, ids: reminders.map(({ id }) => id) },
    ];
  },
  // Whoever can be erased owes nothing, so that nothing is disputed any more.
  async before({ em }, { id }) {
    await em.execute(
      `delete from dispute d using open_item i where d.company_id = noria_company() and i.company_id = d.company_id and i.id = d.document_id
         and ${ofParties('i.party_id', 'array[?::uuid]')}`,
      [id],
    );
  },
});
