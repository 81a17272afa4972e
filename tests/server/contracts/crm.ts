import type { Client } from '../../support/Client.ts';
import type { Contract } from './Contract.ts';

export const crm: Contract[] = [
  {
    name: 'Customer',
    plural: 'customers',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Customer ${unique}`, address: '1 Main St', city: 'Madrid', country: 'ES' }),
    change: { city: 'Toledo' },
    broken: { input: { email: 'nobody' }, field: 'email', code: 'invalidEmail' },
  },
  {
    name: 'Contact',
    plural: 'contacts',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Contact ${unique}`, department: 'Buying', phone: '12345678901' }),
    change: { department: 'Sales' },
    broken: { input: { phone: '123' }, field: 'phone', code: 'invalidPhone' },
  },
  {
    name: 'CrmQuotation',
    plural: 'crmQuotations',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ description: `Quotation ${unique}`, validUntil: '2099-03-31', terms: 'Thirty days', notes: null }),
    given: async client => ({ ...(await customerOf(client)), lines: [{ description: 'Setup', quantity: '1', unitPrice: '5' }] }),
    change: { terms: 'Sixty days' },
    broken: { input: { description: ' ' }, field: 'description', code: 'required' },
  },
  {
    name: 'CrmOrder',
    plural: 'crmOrders',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ description: `Order ${unique}`, reason: 'Referral', orderedOn: '2026-03-31' }),
    given: async client => ({ ...(await customerOf(client)), lines: [{ description: 'Setup', quantity: '1', unitPrice: '5' }] }),
    change: { reason: 'Fair' },
    broken: { input: { reason: ' ' }, field: 'reason', code: 'required' },
  },
  {
    name: 'Lead',
    plural: 'leads',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ title: `Lead ${unique}`, description: 'x', reason: 'Referral', orderValue: '100' }),
    given: async client => ({ ...(await customerOf(client)), lines: [{ description: 'Setup', quantity: '1', unitPrice: '5' }] }),
    change: { reason: 'Fair' },
    broken: { input: { orderValue: '-1' }, field: 'orderValue', code: 'tooSmall' },
  },
  {
    name: 'LossReason',
    plural: 'lossReasons',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Reason ${unique}` }),
    change: { name: 'Too far away' },
    broken: { input: { name: ' ' }, field: 'name', code: 'required' },
  },
  {
    name: 'LeadSource',
    plural: 'leadSources',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ name: `Source ${unique}` }),
    change: { name: 'Radio' },
    broken: { input: { name: ' ' }, field: 'name', code: 'required' },
  },
  {
    name: 'Activity',
    plural: 'activities',
    by: 'crm@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ kind: 'CALL', title: `Call ${unique}`, note: null, dueAt: '2026-03-31T09:00:00.000Z' }),
    given: customerOf,
    change: { note: 'Ask for the drawings' },
    broken: { input: { title: ' ' }, field: 'title', code: 'required' },
  },
];

/** Creates a customer for entities that need one. */
async function customerOf(client: Client): Promise<{ customerId: string }> {
  const input = { name: 'Northwind', address: '1 Main St', city: 'Madrid', country: 'ES' };
  return { customerId: (await client.mutate('createCustomer', input, 'customer { id }')).customer.id };
}
