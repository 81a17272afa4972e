import { buyerOf, customerOf, invoiceOf, linesOf, soldOf, type Sample } from './sample.ts';
import { tryton } from './tryton.ts';

/** A request that every contender serves, whose answers are compared in a common form. */
export interface Scenario {
  name: 'list' | 'record' | 'create' | 'sale' | 'invoice';
  title: string;
  /** Contenders that serve it; all if omitted. */
  servedBy?: Contender['name'][];
}

export const scenarios: Scenario[] = [
  { name: 'list', title: 'list: 20 invoices with customer, lines, products' },
  { name: 'record', title: 'one invoice, same depth' },
  { name: 'create', title: 'create an invoice with 5 lines' },
  { name: 'sale', title: 'sell 5 products at a till', servedBy: ['limit', 'noria'] },
  { name: 'invoice', title: 'issue an invoice of 20 lines', servedBy: ['limit', 'noria'] },
];

/** Whether a scenario sells goods, with stock and ledger. */
export const sells = ({ name }: Pick<Scenario, 'name'>): boolean => name === 'sale' || name === 'invoice';

/** Whether a contender takes part in a scenario. */
export const serves = ({ name }: Contender, { servedBy }: Scenario): boolean => servedBy?.includes(name) ?? true;

/** JSON of unknown structure. */
export interface Answer {
  [name: string]: Answer;
}

/** One contender: the request bodies it takes, and how its answer is read into the common form. */
export interface Contender {
  name: 'noria' | 'limit' | 'postgraphile' | 'usual' | 'tryton';
  title: string;
  /** Where requests are sent, if not to `/graphql`. */
  path?: string;
  /** The scheme of its authorization, if not `Bearer`. */
  scheme?: string;
  body(scenario: Scenario['name'], sample: Sample, turn: number, known: Answer): object;
  /** What to ask next, if the answer does not hold what was written; not timed. */
  next?(scenario: Scenario['name'], answer: Answer, known: Answer): object | undefined;
  read(scenario: Scenario['name'], answer: Answer): unknown;
  /** What it has to answer where others answer this, if not the same. */
  expected?(answer: unknown): unknown;
}

const product = '{ id name code }';
const full = `{ id number issuedOn status total customer { id name city } lines { id position quantity price product ${product} } }`;
const made = '{ id total lines { id position quantity price } }';
const sold = '{ id number total lines { position quantity net } }';

/** Looks up the entry for a scenario; contenders that do not take part have none. */
const wayOf = <Way>(ways: Partial<Record<Scenario['name'], Way>>, name: Scenario['name']): Way => ways[name]!;

/** Noria over its own GraphQL. */
export const noria: Contender = {
  name: 'noria',
  title: 'Noria',
  body: (name, sample, turn) =>
    ({
      list: () => ({
        query: `query List($first: Int!) { benchInvoices(first: $first) { edges { node ${full} } } }`,
        variables: { first: 20 },
      }),
      record: () => ({ query: `query One($id: ID!) { benchInvoice(id: $id) ${full} }`, variables: { id: invoiceOf(sample, turn) } }),
      create: () => ({
        query: `mutation Create($input: CreateBenchInvoiceInput!) { createBenchInvoice(input: $input) { benchInvoice ${made} errors { field code } } }`,
        variables: { input: { customerId: customerOf(sample, turn), lines: linesOf(sample, turn) } },
      }),
      sale: () => ({
        query: `mutation Sell($input: CreateInventoryInvoiceInput!) { createInventoryInvoice(input: $input) { inventoryInvoice ${sold} errors { field code } } }`,
        variables: {
          input: {
            tillSessionId: sample.sale.tillSessionId,
            lines: soldOf(sample, turn, 5).map(({ productId, quantity }) => ({ kind: 'PRODUCT', itemId: productId, quantity })),
            payments: [{ method: 'CASH' }],
          },
        },
      }),
      invoice: () => ({
        query: `mutation Issue($input: CreateSalesInvoiceInput!) { createSalesInvoice(input: $input) { salesInvoice ${sold} errors { field code } } }`,
        variables: {
          input: {
            customerId: buyerOf(sample, turn),
            issue: true,
            lines: soldOf(sample, turn, 20).map(({ productId, quantity }) => ({ itemId: productId, quantity })),
          },
        },
      }),
    })[name](),
  read: (name, { data }) =>
    ({
      list: () => (data.benchInvoices.edges as unknown as Answer[]).map(({ node }) => node),
      record: () => data.benchInvoice,
      create: () => data.createBenchInvoice.benchInvoice,
      sale: () => data.createInventoryInvoice.inventoryInvoice,
      invoice: () => data.createSalesInvoice.salesInvoice,
    })[name](),
};

const limit: Contender = {
  name: 'limit',
  title: 'the limit',
  body: (name, sample, turn) =>
    ({
      list: () => ({ name }),
      record: () => ({ name, id: invoiceOf(sample, turn) }),
      create: () => ({ name, customerId: customerOf(sample, turn), lines: linesOf(sample, turn) }),
      sale: () => ({ name, lines: soldOf(sample, turn, 5) }),
      invoice: () => ({ name, customerId: buyerOf(sample, turn), lines: soldOf(sample, turn, 20) }),
    })[name](),
  read: (name, answer) =>
    ({ list: answer.invoices, record: answer.invoice, create: answer.invoice, sale: answer.sale, invoice: answer.sale })[name],
};

const graphileLines = (fields: string) =>
  `lines: benchLinesByCompanyIdAndInvoiceId(orderBy: POSITION_ASC) { nodes { rowId position quantity price ${fields} } }`;
const graphileFull = `{ rowId number issuedOn status total customer: benchCustomerByCompanyIdAndCustomerId { rowId name city }
  ${graphileLines('product: benchProductByCompanyIdAndProductId { rowId name code }')} }`;

const postgraphile: Contender = {
  name: 'postgraphile',
  title: 'PostGraphile 5, row level security',
  body: (name, sample, turn) =>
    wayOf<() => object>(
      {
        list: () => ({
          query: `query List($first: Int!) { allBenchInvoices(first: $first, orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) { nodes ${graphileFull} } }`,
          variables: { first: 20 },
        }),
        record: () => ({
          query: `query One($companyId: UUID!, $id: UUID!) { benchInvoiceByCompanyIdAndRowId(companyId: $companyId, rowId: $id) ${graphileFull} }`,
          variables: { companyId: sample.companyId, id: invoiceOf(sample, turn) },
        }),
        create: () => ({
          query: `mutation Create($input: BenchWriteInvoiceInput!) { benchWriteInvoice(input: $input) { result { rowId total ${graphileLines('')} } } }`,
          variables: { input: { customerId: customerOf(sample, turn), lines: linesOf(sample, turn) } },
        }),
      },
      name,
    )(),
  read: (name, { data }) =>
    wayOf<() => unknown>(
      {
        list: () => data.allBenchInvoices.nodes,
        record: () => data.benchInvoiceByCompanyIdAndRowId,
        create: () => data.benchWriteInvoice.result,
      },
      name,
    )(),
};

const usual: Contender = {
  name: 'usual',
  title: 'A: the usual way',
  body: (name, sample, turn) =>
    wayOf<() => object>(
      {
        list: () => ({ query: `query List { invoices ${full} }` }),
        record: () => ({ query: `query One($id: ID!) { invoice(id: $id) ${full} }`, variables: { id: invoiceOf(sample, turn) } }),
        create: () => ({
          query: `mutation Create($customerId: ID!, $lines: [LineInput!]!) { createInvoice(customerId: $customerId, lines: $lines) ${made} }`,
          variables: { customerId: customerOf(sample, turn), lines: linesOf(sample, turn) },
        }),
      },
      name,
    )(),
  read: (name, { data }) =>
    wayOf<() => unknown>({ list: () => data.invoices, record: () => data.invoice, create: () => data.createInvoice }, name)(),
};

export const contenders = [limit, postgraphile, usual, tryton, noria];

/** An answer without differences in representation: names of id fields, number formats, order of keys. */
export function common(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(common);
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key === 'rowId' ? 'id' : key,
    common(inner && typeof inner === 'object' && 'nodes' in inner ? inner.nodes : inner),
  ]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
