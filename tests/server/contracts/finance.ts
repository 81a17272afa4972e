import type { Client, Shown } from '../../support/Client.ts';
import type { Contract } from './Contract.ts';

export const finance: Contract[] = [
  {
    name: 'Account',
    plural: 'accounts',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ number: unique.slice(0, 18), name: 'Travel', nameAr: 'السفر', nameSp: 'Viajes', type: 'EXPENSE', isGroup: false }),
    change: { name: 'Journeys' },
    broken: { input: { number: '6 1' }, field: 'number', code: 'invalid' },
  },
  {
    name: 'CostCenter',
    plural: 'costCenters',
    by: 'finance@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ description: `Workshop ${unique}`, budget: '1000', duration: 12 }),
    given: async client => ({ departmentId: await departmentOf(client) }),
    change: { budget: '2000.5' },
    broken: { input: { budget: '0' }, field: 'budget', code: 'notPositive' },
  },
  {
    name: 'ExchangeRate',
    plural: 'exchangeRates',
    by: 'finance@atlas.test',
    notBy: 'hrm@atlas.test',
    // Each of its own day: there is one a day.
    input: () => ({ currency: 'CHF', validFrom: nextDay(), rate: '1.0725' }),
    change: { rate: '1.08' },
    broken: { input: { rate: '0' }, field: 'rate', code: 'notPositive' },
  },
  {
    name: 'ExpenseHead',
    plural: 'expenseHeads',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({
      title: `Travel ${unique}`,
      description: 'Trips to customers',
      type: 'VARIABLE',
      category: 'Travel',
      mode: 'CARD',
      maximumAmount: '1000',
    }),
    change: { category: 'Journeys' },
    broken: { input: { maximumAmount: '0' }, field: 'maximumAmount', code: 'notPositive' },
  },
  {
    name: 'Budget',
    plural: 'budgets',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({
      title: `Campaign ${unique}`,
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      description: null,
    }),
    given: async client => ({ lines: [{ title: 'Posters', headId: await headOf(client), amount: '500' }] }),
    change: { description: 'For the spring' },
    broken: { input: { startsOn: '2026-12-31', endsOn: '2026-01-01' }, field: 'endsOn', code: 'endBeforeStart' },
  },
  {
    name: 'Expense',
    plural: 'expenses',
    by: 'finance@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Paper ${unique}`, net: '12.50', vatCategory: 'ZERO_RATED', payee: null }),
    given: async client => ({ headId: await headOf(client) }),
    change: { payee: 'Paper & Co' },
    broken: { input: { net: '0' }, field: 'net', code: 'notPositive' },
  },
  {
    name: 'OpeningLine',
    plural: 'openingLines',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ number: unique, debit: '12.50', issuedOn: '2025-11-01', dueOn: null }),
    given: async client => ({ customerId: await customerOf(client) }),
    change: { dueOn: '2025-12-01' },
    broken: { input: { debit: '0' }, field: 'debit', code: 'oneSide' },
  },
  {
    name: 'RecurringEntry',
    plural: 'recurringEntries',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Rent ${unique}`, frequency: 'MONTHLY', startsOn: '2099-01-31' }),
    given: async client => ({ sourceId: await entryOf(client) }),
    change: { frequency: 'YEARLY' },
    broken: { input: { endsOn: '2098-01-01' }, field: 'endsOn', code: 'endBeforeStart' },
  },
  {
    name: 'RecurringInvoice',
    plural: 'recurringInvoices',
    by: 'admin@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Support ${unique}`, frequency: 'MONTHLY', startsOn: '2099-01-31', delivery: 'DRAFT' }),
    given: async client => ({ sourceId: await invoiceOf(client) }),
    change: { frequency: 'YEARLY' },
    broken: { input: { endsOn: '2098-01-01' }, field: 'endsOn', code: 'endBeforeStart' },
  },
  {
    name: 'SalesInvoice',
    plural: 'salesInvoices',
    by: 'admin@atlas.test',
    notBy: 'hrm@atlas.test',
    input: unique => ({ reference: `PO ${unique}`, paymentDays: 14 }),
    given: async client => ({ customerId: await customerOf(client), lines: [{ description: 'Setup', quantity: '1', unitPrice: '5' }] }),
    change: { paymentDays: 45 },
    broken: { input: { paymentDays: -1 }, field: 'paymentDays', code: 'tooSmall' },
  },
];

/** Creates a customer for entities that need one. */
async function customerOf(client: Client): Promise<string> {
  const input = { name: 'Northwind', address: '1 Main St', city: 'Madrid', country: 'ES' };
  return (await client.mutate('createCustomer', input, 'customer { id }')).customer.id as string;
}

/** An expense head of the demo company. */
async function headOf(client: Client): Promise<string> {
  const { data } = await client.query('{ expenseHeads(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  return data.expenseHeads.edges[0].node.id as string;
}

/** A department of the demo company: finance reads departments and does not make them. */
async function departmentOf(client: Client): Promise<string> {
  const { data } = await client.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  return data.departments.edges[0].node.id as string;
}

/** Creates a draft invoice for entities that need one. */
async function invoiceOf(client: Client): Promise<string> {
  const input = { customerId: await customerOf(client), lines: [{ description: 'Support', quantity: '1', unitPrice: '5' }] };
  return (await client.mutate('createSalesInvoice', input, 'salesInvoice { id }')).salesInvoice.id as string;
}

let days = 0;
/** A day that no other rate has. */
const nextDay = () => new Date(Date.UTC(2400, 0, 1 + days++)).toISOString().slice(0, 10);

/** Posts a manual entry; returns its id. */
async function entryOf(client: Client): Promise<string> {
  const { data } = await client.query('{ accounts(first: 100, sort: { field: NUMBER }) { edges { node { id number } } } }');
  const idOf = (number: string) => data.accounts.edges.find(({ node }: Shown) => node.number === number).node.id as string;
  const lines = [
    { accountId: idOf('6200'), debit: '50' },
    { accountId: idOf('1130'), credit: '50' },
  ];
  const { data: terms } = await client.query('{ salesTerms { today } }');
  const input = { postedOn: terms.salesTerms.today, description: 'Rent', lines };
  return (await client.mutate('postManualEntry', input, 'journalEntry { id }')).journalEntry.id;
}
