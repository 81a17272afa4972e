import { randomUUID } from 'node:crypto';
import { getNamedType, isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLOutputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { declaredSchema } from '../support/schemas.ts';
import { fittingShop } from './fittingTrade.ts';
import { lineOf, openTill, saleId, stocked } from '../support/tills.ts';
import { sendFile } from '../support/sendFile.ts';
import type { TestServer } from '../support/startServer.ts';
import { today } from '../support/today.ts';

const schema = declaredSchema();
const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');
const withId = Object.values(schema.getTypeMap()).filter(type => isObjectType(type) && 'id' in type.getFields()) as GraphQLObjectType[];

let server: TestServer;
let admin: Client;
let superAdmin: Client;
let crm: Client;
beforeAll(async () => {
  server = await startDemo();
  [admin, superAdmin, crm] = await Promise.all(
    ['admin@atlas.test', 'super@noria.test', 'crm@atlas.test'].map(email => signedInAs(server, email)),
  );
});
afterAll(() => server.stop());

/** Types of the records behind these ids, as the viewer sees them; undefined where they see none. */
const typesOf = async (client: Client, ids: string[]): Promise<(string | undefined)[]> => {
  const { data, errors } = await client.query('query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { ids });
  expect(errors).toEqual([]);
  return (data.nodes as ({ __typename: string; id: string } | null)[]).map((node, index) => {
    if (node) expect(node.id).toBe(ids[index]);
    return node?.__typename;
  });
};
const typeOf = async (client: Client, id: string) => {
  const { data } = await client.query('query($id: ID!) { node(id: $id) { __typename } }', { id });
  return data.node?.__typename as string | undefined;
};

const isFree = ({ args }: { args: readonly { type: unknown; defaultValue?: unknown }[] }) =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

/** Selects the ids of everything a type leads to, `depth` records deep. */
function idsWithin(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '{ __typename }';
  const own = named.getFields().id ? ' id' : '';
  const isPaging = /(Connection|Edge)$/.test(named.name);
  const deeper = Object.values(named.getFields())
    .filter(field => isFree(field) && isObjectType(getNamedType(field.type)) && field.name !== 'pageInfo' && (depth > 0 || isPaging))
    .map(field => {
      const page = field.args.some(({ name }) => name === 'first') ? '(first: 2)' : '';
      return ` ${field.name}${page} ${idsWithin(field.type, isPaging ? depth : depth - 1)}`;
    });
  return `{ __typename${own}${deeper.join('')} }`;
}

/** Creates the records that the demo lacks, so that there is one of each type. */
async function makeOneOfEach() {
  const inventory = await signedInAs(server, 'inventory@atlas.test');
  const { viewer, roles, projects, tasks } = (
    await admin.query(
      '{ viewer { userId } roles(first: 1, filter: { title: { eq: "Sales" } }) { edges { node { id } } } projects(first: 1) { edges { node { id } } } tasks(first: 1) { edges { node { id } } } }',
    )
  ).data;
  const [departmentId] = (
    await admin.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }')
  ).data.departments.edges.map(({ node }: { node: { id: string } }) => node.id);
  const recordId = (await crm.query('{ customers(first: 1) { edges { node { id } } } }')).data.customers.edges[0].node.id as string;
  const attach = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { recordFile { id } } }';
  await sendFile(crm, attach, { recordId }, { bytes: Buffer.from('%PDF-1.7\n'), name: 'a.pdf' });
  const { sessionId } = await openTill(inventory, 'Till of nodes');
  const { id: itemId } = await stocked(inventory, 'Pen of nodes', { quantity: '1' });
  const sale = {
    id: saleId(),
    tillSessionId: sessionId,
    soldAt: new Date().toISOString(),
    expectedTotal: '1',
    payments: [{ method: 'CASH' }],
  };
  const part = { price: '1', vatCategory: 'STANDARD_RATED', vatRate: '8.875' };
  const refused = {
    sale: { ...sale, lines: [lineOf(itemId)] },
    lines: [{ includesTax: false, parts: [part] }],
    number: 'P-00C0DE',
    code: 'priceChanged',
  };
  const line = { description: 'Advice', quantity: '1', unitPrice: '5', vatCategory: 'ZERO_RATED' };
  const invoice = { customerId: recordId, issue: true, lines: [line] };
  const { salesInvoice } = await admin.mutate('createSalesInvoice', invoice, 'salesInvoice { id }');
  const [{ node: asked }] = (
    await admin.query('{ requisitions(first: 1, filter: { requisitionStatus: { eq: APPROVED } }) { edges { node { id } } } }')
  ).data.requisitions.edges;
  const vendors = await admin.query('{ vendors(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  const selling = await fittingShop(admin, itemId, vendors.data.vendors.edges[0].node.id);
  const [reminded] = (await admin.query('{ reminderProposals { customerId } }')).data.reminderProposals;
  const { payableProposals, bankAccounts } = (
    await admin.query(
      '{ payableProposals(dueBy: "2099-12-31") { accountId documents { documentId balance } } bankAccounts(first: 1, filter: { kind: { eq: BANK } }) { edges { node { id } } } }',
    )
  ).data;
  const { accountId, documents } = payableProposals.find((payable: Record<string, unknown>) => payable.accountId);
  const paid = documents.map(({ documentId, balance }: Record<string, string>) => ({ documentId, amount: balance, balance }));
  const made: [Client, string, Record<string, unknown>][] = [
    [crm, 'addComment', { recordId, text: 'Seen.', mentionIds: [viewer.userId] }],
    [crm, 'sendDocument', { recordId, to: ['somebody@else.test'], subject: 'x', message: 'x' }],
    [admin, 'writeOffReceivable', { documentId: salesInvoice.id, reason: 'Insolvent' }],
    [admin, 'sendReminder', { customerId: reminded.customerId, isPrinted: true }],
    [admin, 'createPaymentRun', { bankAccountId: bankAccounts.edges[0].node.id, newAccountIds: [accountId], documents: paid }],
    [admin, 'createOpeningLine', { customerId: recordId, debit: '5' }],
    [admin, 'createOpeningLine', { vendorId: vendors.data.vendors.edges[0].node.id, credit: '5' }],
    [admin, 'postOpeningBalances', { postedOn: today(-2) }],
    [admin, 'createApiKey', { name: 'Shop', permissions: ['CRM'] }],
    [admin, 'createSavedView', { screen: 'customer', name: 'Mine', query: 'q=x', columns: [], isShared: true }],
    [admin, 'saveListSetting', { screen: 'customer', columns: [{ id: 'name', width: 100 }] }],
    [admin, 'inviteUser', { email: 'new@atlas.test', roleId: roles.edges[0].node.id }],
    [admin, 'createWebhookEndpoint', { name: 'Books', url: 'https://hooks.example.com/' }],
    [admin, 'createCostCenter', { description: 'Sales', departmentId, budget: '1', duration: 12 }],
    [admin, 'createProcurementPermission', { name: 'Signs' }],
    [admin, 'sendRequisition', { requisitionId: asked.id }],
    [admin, 'inviteVendor', {}],
    [admin, 'shareProject', { projectId: projects.edges[0].node.id, name: 'Client', expiresOn: '2099-12-31' }],
    [admin, 'addChecklistItems', { taskId: tasks.edges[0].node.id, titles: ['Measure'] }],
    [admin, 'createTaskTemplate', { name: 'Template of nodes', sourceId: tasks.edges[0].node.id }],
    [admin, 'createRecurringTask', { title: 'Monthly', sourceId: tasks.edges[0].node.id, frequency: 'MONTHLY', startsOn: '2099-01-31' }],
    [admin, 'payOutSeller', selling.payOutSeller],
    [admin, 'takeBackEcommerceOrder', selling.takeBackEcommerceOrder],
    [admin, 'bulkUpdateCustomer', { ids: [recordId], values: { city: 'Elsewhere' }, inBackground: true }],
    [inventory, 'addTillCash', { sessionId, direction: 'IN', amount: '5', reason: 'Change' }],
    [inventory, 'reportRefusedSale', refused],
    [admin, 'requestDemo', { name: 'Wanda', email: 'wanda@else.test', company: 'Else' }],
    [admin, 'subscribeNewsletter', { email: 'wanda@else.test' }],
  ];
  for (const [client, name, input] of made) {
    const { errors } = await client.mutate(name, input, 'errors { code }');
    expect(errors, name).toEqual([]);
  }
}

/** Every id and its type in an answer. */
function* pairsIn(value: unknown): Generator<[id: string, type: string]> {
  if (!value || typeof value !== 'object') return;
  const { id, __typename } = value as { id?: unknown; __typename?: unknown };
  if (typeof id === 'string') yield [id, String(__typename)];
  for (const one of Object.values(value)) yield* pairsIn(one);
}

/** Ids and types of everything a client can reach through the lists and records it may query. */
async function shownTo(client: Client): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const isOfScreen = field.args.some(({ name }) => name === 'screen');
    if ((!isFree(field) && !isOfScreen) || !isObjectType(getNamedType(field.type))) continue;
    const page = isOfScreen ? '(screen: "customer")' : field.args.some(({ name }) => name === 'first') ? '(first: 5)' : '';
    for (const depth of [2, 1]) {
      const { data, errors } = await client.query(`{ ${field.name}${page} ${idsWithin(field.type, depth)} }`);
      if (errors.some(({ extensions }) => extensions.code === 'BAD_USER_INPUT')) continue;
      for (const [id, type] of pairsIn(data)) found.set(id, (found.get(id) ?? new Set()).add(type));
      break;
    }
  }
  return found;
}

describe('an id', () => {
  it('belongs to records only: other types name theirs differently', () => {
    expect(withId.filter(type => !isNode(type)).map(({ name }) => name)).toEqual([]);
  });

  it('resolves to one type everywhere', async () => {
    await makeOneOfEach();
    const seen = new Set<string>();
    const others = await Promise.all(['finance@atlas.test', 'admin@boreal.test'].map(email => signedInAs(server, email)));
    for (const client of [admin, superAdmin, crm, ...others]) {
      const found = [...(await shownTo(client))];
      expect(found.filter(([, types]) => types.size > 1)).toEqual([]);
      const pairs = found.map(([id, [type]]) => ({ id, type }));
      const wrong: object[] = [];
      for (let from = 0; from < pairs.length; from += 100) {
        const some = pairs.slice(from, from + 100);
        const types = await typesOf(
          client,
          some.map(({ id }) => id),
        );
        wrong.push(...some.map((pair, index) => ({ ...pair, node: types[index] })).filter(({ type, node }) => type !== node));
      }
      expect(wrong).toEqual([]);
      for (const { type } of pairs) seen.add(type);
    }
    // Created by background jobs, by closing a year, by vendors through their links, by customers of the shop who pay by card, by people who check in,
    // with goods that have serial numbers, or where a mail server is set up.
    const notMade = [
      'FiscalYear',
      'InvariantCheck',
      'WebhookDelivery',
      'VendorBill',
      'VendorBillLine',
      'RequisitionQuestion',
      'EcommerceCharge',
      'EcommerceRefund',
      'Attendance',
      'StockSerial',
      'ViewMail',
    ];
    expect(withId.map(({ name }) => name).filter(name => !seen.has(name) && !notMade.includes(name))).toEqual([]);
  });
});

describe('an attachment of a record', () => {
  const hang = async () => {
    const input = { name: `Hung ${randomUUID()}`, address: 'x', city: 'x', country: 'ES' };
    const customer = (await crm.mutate('createCustomer', input, 'customer { id }')).customer.id as string;
    const comment = (await crm.mutate('addComment', { recordId: customer, text: 'Called them.' }, 'comment { id }')).comment.id as string;
    const query = 'mutation($input: AddRecordFileInput!) { addRecordFile(input: $input) { recordFile { id file { id } } } }';
    const sent = await sendFile(crm, query, { recordId: customer }, { bytes: Buffer.from('%PDF-1.7\n'), name: 'a.pdf' });
    const { recordFile } = sent.data.addRecordFile as { recordFile: { id: string; file: { id: string } } };
    return { customer, ids: [comment, recordFile.id, recordFile.file.id] };
  };

  it('is visible to readers of the record only', async () => {
    const { customer, ids } = await hang();
    const types = ['Comment', 'RecordFile', 'StoredFile'];
    expect(await typesOf(crm, ids)).toEqual(types);
    expect(await Promise.all(ids.map(id => typeOf(crm, id)))).toEqual(types);
    expect(await typesOf(await signedInAs(server, 'inventory@atlas.test'), ids)).toEqual(types);
    for (const email of ['hrm@atlas.test', 'admin@boreal.test', 'super@noria.test'])
      expect(await typesOf(await signedInAs(server, email), ids), email).toEqual([undefined, undefined, undefined]);
    await crm.mutate('deleteCustomers', { ids: [customer] }, '', 'DeleteInput');
    expect((await typesOf(crm, ids)).slice(0, 2)).toEqual([undefined, undefined]);
  });
});

describe('a record of one user', () => {
  it('is visible to them only, and API keys to administrators too', async () => {
    const view = { screen: 'customer', name: randomUUID(), query: 'q=x', columns: [], isShared: false };
    const { savedView } = await crm.mutate('createSavedView', view, 'savedView { id }');
    const { apiKey } = await crm.mutate('createApiKey', { name: 'Till', permissions: ['CRM'] }, 'apiKey { id }');
    const ids = [savedView.id as string, apiKey.id as string];
    expect(await typesOf(crm, ids)).toEqual(['SavedView', 'ApiKey']);
    expect(await typesOf(admin, ids)).toEqual([undefined, 'ApiKey']);
    expect(await typesOf(await signedInAs(server, 'hrm@atlas.test'), ids)).toEqual([undefined, undefined]);
    expect(await typesOf(await signedInAs(server, 'admin@boreal.test'), ids)).toEqual([undefined, undefined]);
  });
});

describe('companies', () => {
  it('are visible to SUPER_ADMIN, except the platform, and to their own administrators', async () => {
    const { data } = await superAdmin.query('{ companies { edges { node { id name } } } }');
    const all = data.companies.edges.map(({ node }: { node: { id: string } }) => node.id) as string[];
    expect(all.length).toBeGreaterThan(1);
    expect(await typesOf(superAdmin, all)).toEqual(all.map(() => 'Company'));
    expect(await typeOf(superAdmin, all[0])).toBe('Company');
    const own = (await admin.query('{ companySettings { id } }')).data.companySettings.id as string;
    expect(await typesOf(admin, all)).toEqual(all.map(id => (id === own ? 'Company' : undefined)));
    expect(await typesOf(crm, all)).toEqual(all.map(() => undefined));
  });
});

describe('a field that is read for the platform', () => {
  it('grants nothing to the fields beside it', async () => {
    const made = await crm.query(
      'mutation($input: BulkUpdateCustomerInput!) { bulkUpdateCustomer(input: $input) { errors { code } task { id } } }',
      { input: { filter: {}, values: { city: 'Elsewhere' }, inBackground: true } },
    );
    expect(made.errors).toEqual([]);
    const tasks = 'backgroundTasks { edges { node { id } } }';
    const beside = await admin.query(`{ companyApiKeys { id } ${tasks} }`);
    const alone = await admin.query(`{ ${tasks} }`);
    expect(beside.data.backgroundTasks).toEqual(alone.data.backgroundTasks);
  });
});
