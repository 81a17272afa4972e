import { customerOf, invoiceOf, linesOf, type Sample } from './sample.ts';
import type { Contender } from './scenarios.ts';

/** An invoice as Tryton returns it. */
interface Told {
  number: string;
  invoice_date: { year: number; month: number; day: number };
  state: 'draft' | 'posted' | 'paid';
  total_amount: { decimal: string };
  'party.': { name: string };
  'invoice_address.': { city: string };
  'lines.': {
    sequence: number;
    quantity: number;
    unit_price: { decimal: string };
    'product.': { code: string; 'template.': { name: string } };
  }[];
}

/** An invoice in the common form, as the others return it. */
interface Common {
  total: number;
  lines: { quantity: number; price: number }[];
}

const statuses = { draft: 'DRAFT', posted: 'SENT', paid: 'PAID' };
const newest = [
  ['create_date', 'DESC'],
  ['id', 'DESC'],
];
const fields = [
  'number',
  'invoice_date',
  'state',
  'total_amount',
  'party.name',
  'invoice_address.city',
  'lines.sequence',
  'lines.quantity',
  'lines.unit_price',
  'lines.product.code',
  'lines.product.template.name',
];

/** Its number for a record; contenders/tryton.mjs starts at 1,001. */
const own = ({ places }: Sample, id: string) => 1_000 + places[id];
const call = (method: string, ...params: unknown[]) => ({ id: 0, method: `model.account.invoice.${method}`, params });

/** Calls of Tryton's client, with dotted names for what it reads by further calls. */
export const tryton: Contender = {
  name: 'tryton',
  title: 'Tryton 6.0',
  path: '/tryton/',
  scheme: 'Session',
  body(name, sample, turn, { context, company, currency, journal, unit, receivable, revenue }) {
    if (name === 'list') return call('search_read', [['type', '=', 'out']], 0, 20, newest, fields, context);
    if (name === 'record') return call('read', [own(sample, invoiceOf(sample, turn))], fields, context);
    const party = own(sample, customerOf(sample, turn));
    const lines = linesOf(sample, turn).map(({ productId, quantity, price }, index) => ({
      type: 'line',
      sequence: index + 1,
      product: own(sample, productId),
      quantity: Number(quantity),
      unit,
      unit_price: { __class__: 'Decimal', decimal: price },
      account: revenue,
    }));
    const parties = { party, invoice_address: party };
    return call(
      'create',
      [{ type: 'out', company, currency, journal, account: receivable, ...parties, lines: [['create', lines]] }],
      context,
    );
  },
  next: (name, { result }, { context }) => (name === 'create' ? call('read', result, fields, context) : undefined),
  read(name, { result }) {
    const invoices = (result as unknown as Told[]).map(invoice => (name === 'create' ? madeOf(invoice) : fullOf(invoice)));
    return name === 'list' ? invoices : invoices[0];
  },
  expected: answer => (Array.isArray(answer) ? answer.map(expected) : expected(answer as Common)),
};

const madeOf = (invoice: Told) => ({
  total: invoice.total_amount.decimal,
  lines: invoice['lines.'].map(({ sequence, quantity, unit_price }) => ({ position: sequence, quantity, price: unit_price.decimal })),
});

function fullOf(invoice: Told): object {
  const { total, lines } = madeOf(invoice);
  const { year, month, day } = invoice.invoice_date;
  return {
    number: invoice.number,
    issuedOn: new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10),
    status: statuses[invoice.state],
    total,
    customer: { name: invoice['party.'].name, city: invoice['invoice_address.'].city },
    lines: lines.map((line, index) => {
      const { code, 'template.': template } = invoice['lines.'][index]['product.'];
      return { ...line, product: { name: template.name, code } };
    }),
  };
}

/** The others' answer without their ids, and with the total that Tryton computes from the lines, as it keeps none. */
function expected(invoice: Common): object {
  const copy = JSON.parse(JSON.stringify(invoice, (key, value: unknown) => (key === 'id' ? undefined : value))) as Common;
  return { ...copy, total: copy.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) };
}
