import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { Permission } from '../../core/access/Permission.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Activity } from '../activity/Activity.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { Lead } from '../lead/Lead.ts';
import { CrmOrder, CrmOrderStatus } from '../order/CrmOrder.ts';
import { CrmQuotation } from '../quotation/CrmQuotation.ts';
import { activityFields, contactFields, leadFields } from './erasedFields.ts';

type OfCustomer<Entity extends Activity | Contact | Customer | Lead | CrmOrder | CrmQuotation> = ErasedRecords<Customer, Entity>;

/** The customer, and those merged into it. */
const customers: OfCustomer<Customer> = {
  Entity: Customer,
  where: ({ id }) => ({ $or: [{ id }, { mergedInto: id }] }),
  fields: (_customer, { name, text }) => ({
    name,
    email: null,
    phone: null,
    companyName: null,
    address: text,
    city: text,
    incorporationId: null,
    registrationType: null,
    taxNumber: null,
    status: ActiveStatus.INACTIVE,
    customValues: {},
  }),
  files: ['registrationDocument'],
};

/** Contacts who are the same person as the customer; the customer's other contacts are different people. */
const contacts: OfCustomer<Contact> = {
  Entity: Contact,
  where: ({ id, name, email, phone }) => ({
    customer: id,
    $or: [{ name }, ...(email ? [{ email }] : []), ...(phone ? [{ phone }] : [])],
  }),
  fields: contactFields,
};

const leads: OfCustomer<Lead> = {
  Entity: Lead,
  where: ({ id: customer }) => ({ customer }),
  fields: leadFields,
  lines: { table: 'lead_line', column: 'lead_id' },
};

const activities: OfCustomer<Activity> = {
  Entity: Activity,
  where: ({ id }) => ({ $or: [{ customer: id }, { lead: { customer: id } }, { contact: { customer: id } }] }),
  fields: activityFields,
};

const quotations: OfCustomer<CrmQuotation> = {
  Entity: CrmQuotation,
  where: ({ id: customer }) => ({ customer }),
  fields: ({ acceptedBy, declineReason }, { text }) => ({
    description: text,
    remarks: null,
    terms: null,
    notes: null,
    acceptedBy: acceptedBy && text,
    answeredFrom: null,
    declineReason: declineReason && text,
  }),
  lines: { table: 'crm_quotation_line', column: 'quotation_id' },
};

const orders: OfCustomer<CrmOrder> = {
  Entity: CrmOrder,
  where: ({ id: customer }) => ({ customer }),
  fields: (_order, { text }) => ({ description: text, reason: text, remarks: null }),
  lines: { table: 'crm_order_line', column: 'order_id' },
};

/** Erases a customer who is a person, with all notes about their business; the figures stay but identify nobody. */
export const customerErasure = erasable<Customer>({
  Entity: Customer,
  permission: Permission.CRM,
  records: [customers, contacts, leads, activities, quotations, orders] as never,
  knownBy: ({ name, email, phone, taxNumber, incorporationId }) => [name, email, phone, taxNumber, incorporationId],
  async refusals(em, { id: customer }) {
    const open = { $in: [CrmOrderStatus.PENDING, CrmOrderStatus.CONFIRMED] };
    const today = await companyToday(em);
    return [
      { what: 'erasureOpenOrders', count: await em.count(CrmOrder, { customer, status: open, deletedAt: null }) },
      {
        what: 'erasureOpenQuotations',
        count: await em.count(CrmQuotation, { customer, state: 'SENT', validUntil: { $gte: today }, deletedAt: null }),
      },
    ].filter(({ count }) => count > 0);
  },
  async kept(em, { id: customer }) {
    const count = (await em.count(CrmOrder, { customer })) + (await em.count(CrmQuotation, { customer }));
    return [{ what: 'dealFigures', count, ids: [] }];
  },
});
