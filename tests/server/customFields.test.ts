import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs } from '../support/Client.ts';
import { restAs } from '../rest/Rest.ts';
import { exported } from '../support/exported.ts';
import { textOf } from '../support/pdf.ts';
import { sendFile } from '../support/sendFile.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;
let sales: Client;
beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
  sales = await signedInAs(server, 'crm@atlas.test');
  const fields = [
    { label: 'Region', kind: 'TEXT' },
    { label: 'Fleet size', kind: 'NUMBER' },
    { label: 'Last visit', kind: 'DATE' },
    { label: 'Tier', kind: 'CHOICE', choices: ['Gold', 'Silver'] },
    { label: 'Introduced by', kind: 'REFERENCE', target: 'CUSTOMER' },
  ];
  for (const field of fields) await declare(field);
});
afterAll(() => server.stop());

const declare = (values: object, by = admin) =>
  by.mutate('createCustomField', { recordType: 'CUSTOMER', ...values }, 'customField { id key position choices target }');
const place = { address: '1 Main St', city: 'Madrid', country: 'ES' };
const selection = 'customer { id version customFields { key label kind value text } }';
const make = (name: string, values: Record<string, string | null>, more: object = {}) =>
  sales.mutate('createCustomer', { name, ...place, customFields: listOf(values), ...more }, selection);
const change = (id: string, values: Record<string, string | null>, more: object = {}) =>
  sales.mutate('updateCustomer', { id, customFields: listOf(values), ...more }, selection);
const listOf = (values: Record<string, string | null>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const valuesOf = (payload: { customer: { customFields: { key: string; value: string }[] } }) =>
  Object.fromEntries(payload.customer.customFields.map(({ key, value }) => [key, value]));
const listed = async (args: string, by = sales) => {
  const { data, errors } = await by.query(`{ customers(first: 100, ${args}) { edges { cursor node { name } } pageInfo { endCursor } } }`);
  expect(errors).toEqual([]);
  return data.customers.edges.map(({ node }: { node: { name: string } }) => node.name) as string[];
};
const where = (condition: string) =>
  listed(`filter: { name: { startsWith: "Ebro" }, customFields: [{ ${condition} }] }, sort: { field: NAME }`);
const sorted = (key: string, direction: string) =>
  listed(`filter: { name: { startsWith: "Ebro" } }, sort: { field: CUSTOM_FIELDS, customField: "${key}", direction: ${direction} }`);

describe('a value', () => {
  it('is stored as its kind has it, and shown in the order of the fields', async () => {
    const first = await make('Tajo 1', { tier: 'Gold', region: ' North ', fleet_size: '-007.50', last_visit: '2026-02-28' });
    expect(first.errors).toEqual([]);
    expect(first.customer.customFields).toEqual([
      { key: 'region', label: 'Region', kind: 'TEXT', value: 'North', text: 'North' },
      { key: 'fleet_size', label: 'Fleet size', kind: 'NUMBER', value: '-7.5', text: '-7.5' },
      { key: 'last_visit', label: 'Last visit', kind: 'DATE', value: '2026-02-28', text: '2026-02-28' },
      { key: 'tier', label: 'Tier', kind: 'CHOICE', value: 'Gold', text: 'Gold' },
    ]);
    const second = await make('Tajo 2', { introduced_by: first.customer.id, fleet_size: '-0.00' });
    expect(second.customer.customFields).toMatchObject([
      { key: 'fleet_size', value: '0' },
      { key: 'introduced_by', value: first.customer.id, text: 'Tajo 1' },
    ]);
  });

  it.each([
    ['region', 'x'.repeat(501), 'tooLong'],
    ['fleet_size', 'many', 'invalid'],
    ['fleet_size', '1e5', 'invalid'],
    ['last_visit', '2026-02-30', 'invalid'],
    ['tier', 'Bronze', 'notInList'],
    ['introduced_by', '01900000-0000-7000-8000-000000000041', 'notFound'],
    ['introduced_by', 'nobody', 'notFound'],
    ['nothing', 'x', 'notInList'],
  ])('%s does not take %s', async (key, value, code) => {
    expect(await make('Tajo', { [key]: value })).toMatchObject({ errors: [{ field: `customFields.${key}`, code }], customer: null });
  });

  it('that refers to a record is of this company, of its type, and one that the viewer may see', async () => {
    const boreal = await signedInAs(server, 'admin@boreal.test');
    const { data } = await boreal.query('{ customers(first: 1) { edges { node { id } } } contacts(first: 1) { edges { node { id } } } }');
    const foreign = await make('Tajo', { introduced_by: data.customers.edges[0].node.id });
    expect(foreign.errors).toMatchObject([{ field: 'customFields.introduced_by', code: 'notFound' }]);
    await declare({ label: 'Account manager', kind: 'REFERENCE', target: 'EMPLOYEE', key: 'manager' });
    const { employee } = await admin.mutate('createEmployee', { name: 'Ada Vale' }, 'employee { id name }');
    expect((await make('Tajo', { manager: employee.id })).errors).toMatchObject([{ field: 'customFields.manager', code: 'notFound' }]);
    const input = { name: 'Tajo managed', ...place, customFields: [{ key: 'manager', value: employee.id }] };
    const made = await admin.mutate('createCustomer', input, selection);
    expect(made.customer.customFields).toMatchObject([{ value: employee.id, text: employee.name }]);
    const seen = await sales.query(`query($id: ID!) { customer(id: $id) { customFields { text } } }`, { id: made.customer.id });
    expect(seen.data.customer.customFields).toEqual([{ text: null }]);
    expect(await change(made.customer.id, { manager: employee.id, region: 'East' })).toMatchObject({ errors: [] });
  });

  it('stays unless it is named, is emptied by null, and makes a new version', async () => {
    const { customer } = await make('Tajo 3', { region: 'North', tier: 'Gold' });
    const named = await sales.mutate('updateCustomer', { id: customer.id, city: 'Faro', version: 1 }, selection);
    expect(valuesOf(named)).toEqual({ region: 'North', tier: 'Gold' });
    const emptied = await change(customer.id, { region: null }, { version: 2 });
    expect(emptied).toMatchObject({ errors: [], customer: { version: 3 } });
    expect(valuesOf(emptied)).toEqual({ tier: 'Gold' });
    expect(await change(customer.id, { region: 'South' }, { version: 2 })).toMatchObject({ errors: [{ code: 'conflict' }] });
    const tried = await change(customer.id, { region: 'South' }, { dryRun: true });
    expect(valuesOf(tried)).toEqual({ region: 'South', tier: 'Gold' });
    const unchanged = await sales.mutate('updateCustomer', { id: customer.id, customFields: null }, selection);
    expect(valuesOf(unchanged)).toEqual({ tier: 'Gold' });
  });

  it('has its own line in the history, and is undone with a bulk update', async () => {
    const { customer } = await make('Tajo 4', { region: 'North', fleet_size: '3' });
    const input = { ids: [customer.id], values: { customFields: listOf({ region: 'South', tier: 'Silver', fleet_size: null }) } };
    const { undoId } = await sales.mutate('bulkUpdateCustomer', input, 'undoId');
    const read = () =>
      sales.query(`query($id: ID!) { customer(id: $id) { customFields { key value } history(first: 9) { edges { node { changes } } } } }`, {
        id: customer.id,
      });
    const changes = (await read()).data.customer.history.edges[0].node.changes;
    expect(changes).toEqual({
      'customFields.region': ['North', 'South'],
      'customFields.tier': [null, 'Silver'],
      'customFields.fleet_size': ['3', null],
    });
    expect(await sales.mutate('undoBulkUpdate', { undoId }, 'done')).toMatchObject({ errors: [] });
    expect((await read()).data.customer.customFields).toEqual([
      { key: 'region', value: 'North' },
      { key: 'fleet_size', value: '3' },
    ]);
  });

  it('of the customer merged away can be kept', async () => {
    const [winner, loser] = [await make('Tajo 5', { region: 'North' }), await make('Tajo 6', { region: 'South', tier: 'Gold' })];
    const fields = [{ name: 'customFields.tier', from: 'LOSER' }];
    const input = { winnerId: winner.customer.id, loserId: loser.customer.id, fields };
    expect(valuesOf(await sales.mutate('mergeCustomers', input, selection, 'MergeInput'))).toEqual({ region: 'North', tier: 'Gold' });
  });
});

describe('a list', () => {
  beforeAll(async () => {
    await declare({ label: 'House', kind: 'TEXT' });
    await make('Ebro A', { house: '10', region: 'North', fleet_size: '9', last_visit: '2026-01-31', tier: 'Gold' });
    await make('Ebro B', { house: '9', region: 'northeast', fleet_size: '10.5', last_visit: '2026-02-01', tier: 'Silver' });
    await make('Ebro C', { house: '9a', region: 'South', fleet_size: '-3' });
    await make('Ebro D', {});
  });

  it.each([
    ['key: "region", eq: "North"', ['Ebro A']],
    ['key: "region", contains: "NORTH"', ['Ebro A', 'Ebro B']],
    ['key: "tier", in: ["Gold", "Silver"]', ['Ebro A', 'Ebro B']],
    ['key: "fleet_size", atLeast: "9", atMost: "10.50"', ['Ebro A', 'Ebro B']],
    ['key: "fleet_size", atMost: "0"', ['Ebro C']],
    ['key: "last_visit", from: "2026-02-01", before: "2026-03-01"', ['Ebro B']],
    ['key: "region", atLeast: "0"', []],
    ['key: "fleet_size"', ['Ebro A', 'Ebro B', 'Ebro C', 'Ebro D']],
  ])('is filtered by { %s }', async (condition, names) => {
    expect(await where(condition)).toEqual(names);
  });

  it('is filtered by two fields at once', async () => {
    expect(await where('key: "region", contains: "north" }, { key: "tier", eq: "Gold"')).toEqual(['Ebro A']);
  });

  it('is sorted by numbers as numbers, by texts and by days, page by page', async () => {
    expect(await sorted('fleet_size', 'ASC')).toEqual(['Ebro C', 'Ebro A', 'Ebro B', 'Ebro D']);
    expect(await sorted('fleet_size', 'DESC')).toEqual(['Ebro D', 'Ebro B', 'Ebro A', 'Ebro C']);
    expect(await sorted('house', 'ASC')).toEqual(['Ebro A', 'Ebro B', 'Ebro C', 'Ebro D']);
    expect(await sorted('last_visit', 'ASC')).toEqual(['Ebro A', 'Ebro B', 'Ebro C', 'Ebro D']);
    const names: string[] = [];
    for (let after: string | null = null; names.length < 4;) {
      const { data } = await sales.query(
        `query($after: String) { customers(first: 1, after: $after, filter: { name: { startsWith: "Ebro" } }, sort: { field: CUSTOM_FIELDS, customField: "region" }) {
          edges { node { name } } pageInfo { endCursor } } }`,
        { after },
      );
      names.push(data.customers.edges[0].node.name);
      after = data.customers.pageInfo.endCursor;
    }
    expect(names).toEqual(['Ebro A', 'Ebro B', 'Ebro C', 'Ebro D']);
  });
});

describe('a search', () => {
  const found = (search: string, by = sales) => listed(`search: "${search}", sort: { field: NAME }`, by);
  const recalled = async (text: string, by = sales) =>
    (await by.query('query($text: String!) { searchRecords(text: $text) { title } }', { text })).data.searchRecords.map(
      ({ title }: { title: string }) => title,
    );
  const values = { region: 'Ñandú valley', fleet_size: '73519.5', last_visit: '2019-07-23', tier: 'Gold' };

  it('finds by each value, by several and by one and the name, until they are emptied', async () => {
    const searches = ['nandu', 'ÑANDÚ val', '73519.5', '2019-07-23', 'gold nandu', 'jucar ñandú'];
    const { customer } = await make('Jucar', values);
    for (const search of searches) expect([await found(search), await recalled(search)]).toEqual([['Jucar'], ['Jucar']]);
    await change(customer.id, { region: null, fleet_size: null, last_visit: null, tier: null });
    for (const search of searches) expect([await found(search), await recalled(search)]).toEqual([[], []]);
  });

  it('follows bulk changes and deletions, and finds nothing by the id of a reference or in another company', async () => {
    const { customer } = await make('Jucar A', { region: 'Xylographers' });
    const { customer: other } = await make('Jucar B', { introduced_by: customer.id });
    expect(await found(customer.id)).toEqual([]);
    const input = { ids: [other.id], values: { customFields: listOf({ region: 'xylograph' }) } };
    const { undoId } = await sales.mutate('bulkUpdateCustomer', input, 'undoId');
    expect(await found('xylograph')).toEqual(['Jucar A', 'Jucar B']);
    expect(await found('xylograph', await signedInAs(server, 'admin@boreal.test'))).toEqual([]);
    await sales.mutate('undoBulkUpdate', { undoId }, 'done');
    expect(await found('xylograph')).toEqual(['Jucar A']);
    await sales.mutate('deleteCustomers', { ids: [customer.id] }, 'deletedIds', 'DeleteInput');
    expect(await found('xylograph')).toEqual([]);
  });

  it('finds nothing by a field that is not in use, and again once it is', async () => {
    const { customField } = await declare({ label: 'Depot', kind: 'TEXT' });
    await make('Jucar C', { depot: 'Quokkaville' });
    const turn = (status: string) => admin.mutate('updateCustomField', { id: customField.id, status }, 'customField { id }');
    await turn('INACTIVE');
    await expect.poll(() => found('quokkaville'), { timeout: 30_000 }).toEqual([]);
    await turn('ACTIVE');
    await expect.poll(() => found('quokkaville'), { timeout: 30_000 }).toEqual(['Jucar C']);
  });
});

describe('a field', () => {
  it('gets a key from its label, and the last place', async () => {
    const { customField: one } = await declare({ label: 'Émirat & zone', kind: 'TEXT', recordType: 'VENDOR' });
    const { customField: two } = await declare({ label: 'المنطقة', kind: 'TEXT', recordType: 'VENDOR', choices: ['x'], target: 'VENDOR' });
    expect([one, two]).toMatchObject([{ key: 'emirat_zone' }, { key: 'field', position: one.position + 1, choices: [], target: null }]);
    expect((await declare({ label: 'Again', key: 'field', kind: 'TEXT', recordType: 'VENDOR' })).errors).toMatchObject([
      { field: 'key', code: 'taken' },
    ]);
    expect((await declare({ label: 'Bad', key: 'Bad key', kind: 'TEXT' })).errors).toMatchObject([
      { field: 'key', code: 'invalidFieldKey' },
    ]);
  });

  it('stays what it is', async () => {
    const { customField } = await declare({ label: 'Stays', kind: 'TEXT', recordType: 'VENDOR' });
    const changed = await admin.mutate('updateCustomField', { id: customField.id, kind: 'NUMBER', key: 'moves' }, 'customField { id }');
    expect(changed.errors).toMatchObject([
      { field: 'key', code: 'cannotChange' },
      { field: 'kind', code: 'cannotChange' },
    ]);
  });

  it('that is inactive is shown nowhere and keeps its values; one with values is not deleted', async () => {
    const { customField } = await declare({ label: 'Old code', kind: 'TEXT' });
    const { customer } = await make('Tajo 7', { old_code: 'A-1' });
    expect(await admin.mutate('deleteCustomFields', { ids: [customField.id] }, 'deletedIds', 'DeleteInput')).toMatchObject({
      errors: [{ code: 'customFieldHasValues', params: { count: 1 } }],
    });
    await admin.mutate('updateCustomField', { id: customField.id, status: 'INACTIVE' }, 'customField { id }');
    expect(valuesOf(await change(customer.id, { region: 'West' }))).toEqual({ region: 'West' });
    expect((await change(customer.id, { old_code: 'A-2' })).errors).toMatchObject([{ field: 'customFields.old_code', code: 'notInList' }]);
    await admin.mutate('updateCustomField', { id: customField.id, status: 'ACTIVE' }, 'customField { id }');
    expect(valuesOf(await change(customer.id, { old_code: null }))).toEqual({ region: 'West' });
    expect(await admin.mutate('deleteCustomFields', { ids: [customField.id] }, 'deletedIds', 'DeleteInput')).toMatchObject({ errors: [] });
  });

  it('that is required is asked of new records, and of others only when they would lose it', async () => {
    const { customer } = await make('Tajo 8', {});
    const { customField } = await declare({ label: 'Segment', kind: 'CHOICE', choices: ['A', 'B'], isRequired: true });
    expect((await make('Tajo 9', {})).errors).toMatchObject([{ field: 'customFields.segment', code: 'required' }]);
    expect((await sales.mutate('createCustomer', { name: 'Tajo 9', ...place }, selection)).errors).toHaveLength(1);
    expect(await change(customer.id, { region: 'East' })).toMatchObject({ errors: [] });
    expect(await change(customer.id, { segment: 'A' })).toMatchObject({ errors: [] });
    expect((await change(customer.id, { segment: '' })).errors).toMatchObject([{ field: 'customFields.segment', code: 'required' }]);
    await admin.mutate('updateCustomField', { id: customField.id, choices: ['B'] }, 'customField { id }');
    expect(await change(customer.id, { segment: 'A', region: 'North' })).toMatchObject({ errors: [] });
    await admin.mutate('updateCustomField', { id: customField.id, isRequired: false }, 'customField { id }');
  });

  it('is declared by administrators alone, at most thirty for a type of record', async () => {
    const { errors } = await sales.query(
      'mutation { createCustomField(input: { recordType: CUSTOMER, label: "x", kind: TEXT }) { customField { id } } }',
    );
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    const { data } = await admin.query('{ customFields(filter: { recordType: { eq: PROJECT } }) { totalCount } }');
    const outcomes = [];
    for (let number = data.customFields.totalCount; number <= 30; number++)
      outcomes.push((await declare({ label: `Number ${number}`, kind: 'NUMBER', recordType: 'PROJECT' })).errors[0]?.code);
    const refused = outcomes.pop();
    expect([refused, ...new Set(outcomes)]).toEqual(['tooManyCustomFields', undefined]);
  });
});

it('a file fills custom fields, with its own errors', async () => {
  const told = await sales.mutate('readImport', { entity: 'Customer' }, 'fields { name label kind values isRequired }');
  expect(told.fields).toContainEqual({
    name: 'customFields.tier',
    label: 'Tier',
    kind: 'CHOICE',
    values: ['Gold', 'Silver'],
    isRequired: false,
  });
  const names = ['name', 'address', 'city', 'country', 'customFields.fleet_size', 'customFields.last_visit', 'customFields.introduced_by'];
  const query = 'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { created updated rowErrors { line field code } } }';
  const send = async (rows: string[][], key?: string) => {
    const bytes = Buffer.from([names, ...rows].map(cells => cells.join(';')).join('\n'));
    const input = { entity: 'Customer', mapping: names.map((field, column) => ({ column, field })), key };
    return (await sendFile(sales, query, input, { name: 'customers.csv', bytes })).data.importRecords;
  };
  const row = (name: string, ...values: string[]) => [name, 'St 1', 'Faro', 'PT', ...values];
  expect(await send([row('Duero 1', '1.234,5', '31/12/2026', ''), row('Duero 2', 'x', '', 'Nobody')])).toMatchObject({
    rowErrors: [
      { line: 3, field: 'customFields.fleet_size', code: 'invalid' },
      { line: 3, field: 'customFields.introduced_by', code: 'notFound' },
    ],
  });
  expect(await send([row('Duero 1', '1.234,5', '31/12/2026', '')])).toMatchObject({ created: 1 });
  expect(await send([row('Duero 1', '7', '', ''), row('Duero 2', '', '', 'Duero 1')], 'name')).toMatchObject({ created: 1, updated: 1 });
  const { data } = await sales.query(
    '{ customers(filter: { name: { startsWith: "Duero" } }, sort: { field: NAME }) { edges { node { customFields { key text } } } } }',
  );
  expect(await listed('search: "duero 2026-12-31"')).toEqual(['Duero 1']);
  expect(data.customers.edges.map(({ node }: { node: object }) => node)).toEqual([
    {
      customFields: [
        { key: 'fleet_size', text: '7' },
        { key: 'last_visit', text: '2026-12-31' },
      ],
    },
    { customFields: [{ key: 'introduced_by', text: 'Duero 1' }] },
  ]);
});

it('an export writes them, a printout those declared for it, and REST takes and returns them', async () => {
  await declare({ label: 'Loading dock', kind: 'TEXT', isPrinted: true });
  const { customer } = await make('Segura', { region: 'North', fleet_size: '12.5', loading_dock: 'Gate 7' });
  const query = `query($filter: CustomerFilter) { customers(filter: $filter) { edges { node { name customFields { key text } } } } }`;
  const columns = [
    { title: 'Name', path: 'name' },
    { title: 'Fleet size', path: 'customFields', key: 'fleet_size', kind: 'number' },
    { title: 'Tier', path: 'customFields', key: 'tier' },
  ];
  const file = await exported(server, sales, { query, variables: { filter: { name: { eq: 'Segura' } } }, columns, name: 'Customers' });
  expect((await file.text()).split('\r\n')[1]).toBe('Segura,12.5,');

  const pdf = await fetch(`${server.url}/print/${customer.id}.pdf`, { headers: { authorization: `Bearer ${sales.token}` } });
  const text = await textOf(new Uint8Array(await pdf.arrayBuffer()));
  expect(text).toContain('Loading dock Gate 7');
  expect(text).not.toContain('North');

  const rest = await restAs(server, 'crm@atlas.test');
  const changed = await rest.put(`/crm/updateCustomer/${customer.id}`, { customFields: [{ key: 'fleet_size', value: 13 }] });
  expect(changed.body.data.customFields).toContainEqual({ key: 'fleet_size', value: '13' });
  const wrong = await rest.put(`/crm/updateCustomer/${customer.id}`, { customFields: [{ key: 'fleet_size', value: 'x' }] });
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([422, expect.stringContaining('customFields.fleet_size')]);
});
