import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { asOwner } from '../support/asOwner.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let founder: Client;
beforeAll(async () => {
  server = await startDemo();
  const company = {
    name: 'Amal Said',
    companyName: 'Mill House',
    email: 'amal@mill.test',
    password: 'water-wheel-1',
    planCode: 'PROFESSIONAL',
  };
  const { accessToken } = await new Client(server.url).mutate('signUp', company, 'accessToken');
  founder = new Client(server.url, accessToken);
});
afterAll(() => server.stop());

const fields = '{ isOver hasLogo hasTaxNumber hasColleagues hasCustomers hasProducts hasInvoices hasVendors hasEmployees hasProjects }';
const steps = async (client = founder) => (await client.query(`{ firstSteps ${fields} }`)).data.firstSteps;

it('tells what a new company has set up, and ends once everything is done', async () => {
  const nothing = {
    hasLogo: false,
    hasTaxNumber: false,
    hasColleagues: false,
    hasCustomers: false,
    hasProducts: false,
    hasInvoices: false,
  };
  // The plan's three modules are CRM, finance and inventory.
  const unused = { hasVendors: null, hasEmployees: null, hasProjects: null };
  expect(await steps()).toEqual({ isOver: false, ...nothing, ...unused });
  await founder.mutate('createCustomer', { name: 'Buyer', address: '1 Main St', city: 'Madrid', country: 'ES' }, 'customer { id }');
  await founder.mutate('updateCompanySettings', { taxNumber: 'JO-1' }, 'company { id }');
  expect(await steps()).toEqual({ isOver: false, ...nothing, ...unused, hasCustomers: true, hasTaxNumber: true });
});

it('is closed for good, for that company alone', async () => {
  const close = () => founder.mutate('closeFirstSteps', {}, `firstSteps ${fields}`);
  const [one, other] = await Promise.all([close(), close()]);
  expect([one.errors, other.errors]).toEqual([[], []]);
  expect((await steps()).isOver).toBe(true);
  const { accessToken } = await new Client(server.url).mutate(
    'signUp',
    { name: 'Sami', companyName: 'Sami & Sons', email: 'sami@sons.test', password: 'water-wheel-1', planCode: 'START_UP' },
    'accessToken',
  );
  expect((await steps(new Client(server.url, accessToken))).isOver).toBe(false);
});

it.each([
  { region: 'ae', country: 'AE', firstDayOfWeek: 1, numberFormat: 'LANGUAGE', suggestedCurrency: 'AED' },
  { region: 'US', country: 'US', firstDayOfWeek: 0, numberFormat: 'POINT', suggestedCurrency: 'USD' },
  { region: 'MX', country: 'MX', firstDayOfWeek: 0, numberFormat: 'POINT', suggestedCurrency: 'MXN' },
  { region: 'AR', country: 'AR', firstDayOfWeek: 1, numberFormat: 'LANGUAGE', suggestedCurrency: 'ARS' },
  { region: 'JO', country: 'JO', firstDayOfWeek: 6, numberFormat: 'LANGUAGE', suggestedCurrency: 'JOD' },
  { region: 'QX', country: null, firstDayOfWeek: 1, numberFormat: 'LANGUAGE', suggestedCurrency: null },
  { region: '001', country: null, firstDayOfWeek: 1, numberFormat: 'LANGUAGE', suggestedCurrency: null },
])('a company founded from the region $region begins with its customs', async ({ region, ...customs }) => {
  const company = {
    name: 'Sami',
    language: 'SP',
    companyName: `House of ${region}`,
    email: `sami@${region}.test`,
    password: 'water-wheel-1',
    region,
  };
  const { accessToken } = await new Client(server.url).mutate('signUp', company, 'accessToken');
  const { data } = await new Client(server.url, accessToken).query(
    '{ companySettings { country firstDayOfWeek numberFormat } suggestedCurrency }',
  );
  expect({ ...data.companySettings, suggestedCurrency: data.suggestedCurrency }).toEqual(customs);
});

it('is told to administrators alone, and is over in the demo', async () => {
  const [seller, admin] = await Promise.all(['crm@atlas.test', 'admin@atlas.test'].map(email => signedInAs(server, email)));
  expect((await seller.query(`{ firstSteps ${fields} }`)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await steps(admin)).isOver).toBe(true);
});

const signUp = (name: string, planCode: string, modules: string[] | null) =>
  new Client(server.url).mutate(
    'signUp',
    { name: 'Lina', companyName: name, email: `lina@${name}.test`, password: 'water-wheel-1', planCode, modules },
    'accessToken',
  );
const modulesOf = async (accessToken: string) =>
  (await new Client(server.url, accessToken).query('{ companySettings { modules } }')).data.companySettings.modules;

it('begins with the modules chosen at sign-up, or with those most used', async () => {
  const chosen = await signUp('chosen', 'PROFESSIONAL', ['HRM', 'PROJECT_MANAGEMENT', 'HRM', 'ADMINISTRATIVE_ROLES']);
  expect(await modulesOf(chosen.accessToken)).toEqual(['HRM', 'PROJECT_MANAGEMENT']);
  const usual = await signUp('usual', 'PROFESSIONAL', null);
  expect(await modulesOf(usual.accessToken)).toEqual(['CRM', 'FINANCIAL_MANAGEMENT', 'INVENTORY']);
});

it('refuses more modules than the plan allows, and makes no company', async () => {
  const { errors } = await signUp('greedy', 'START_UP', ['HRM', 'CRM']);
  expect(errors).toEqual([expect.objectContaining({ field: 'modules', code: 'planLimitExceeded' })]);
  expect((await signUp('greedy', 'START_UP', ['HRM'])).errors).toEqual([]);
});

describe('sample data', () => {
  const every = ['CRM', 'FINANCIAL_MANAGEMENT', 'HRM', 'INVENTORY', 'PROCUREMENT', 'PROJECT_MANAGEMENT', 'ECOMMERCE'];
  /** A company with every module, whose administrator reads a language. */
  async function founded(name: string, language: string): Promise<Client> {
    const { accessToken } = await new Client(server.url).mutate(
      'signUp',
      { name: 'Lina', language, companyName: name, email: `lina@${name}.test`, password: 'water-wheel-1', planCode: 'PROFESSIONAL' },
      'accessToken',
    );
    const client = new Client(server.url, accessToken);
    const { companyId } = (await client.query('{ viewer { companyId } }')).data.viewer;
    const values = [`{${every.join()}}`, companyId];
    await asOwner(server, `update company set currency = 'EUR', modules = $1 where id = $2`, { values, companyId });
    await asOwner(server, `update role set permissions = $1::text[] || '{ADMINISTRATIVE_ROLES}' where company_id = $2`, {
      values,
      companyId,
    });
    return client;
  }
  const load = (client: Client) => client.mutate('loadSampleData', {}, 'sampleData { canLoad count }', 'SampleDataInput');
  const remove = (client: Client) => client.mutate('removeSampleData', {}, 'sampleData { canLoad count } removed kept', 'SampleDataInput');
  const counts = async (client: Client) => {
    const lists = [
      'customers',
      'contacts',
      'leads',
      'activities',
      'crmQuotations',
      'inventoryProducts',
      'inventoryServices',
      'departments',
      'positions',
      'employees',
    ];
    const more = [
      'applications',
      'vendors',
      'productGroups',
      'procurementProducts',
      'projects',
      'tasks',
      'ecommerceProducts',
      'expenseHeads',
      'budgets',
      'journalEntries',
    ];
    const { data } = await client.query(`{ ${[...lists, ...more].map(list => `${list} { totalCount }`).join(' ')} }`);
    return Object.fromEntries(
      Object.entries(data as Record<string, { totalCount: number }>).map(([name, { totalCount }]) => [name, totalCount]),
    );
  };

  it.each(['EN', 'AR', 'SP'])('fills every module and leaves no trace, in %s', async language => {
    const client = await founded(`try-${language.toLowerCase()}`, language);
    const loaded = await load(client);
    expect(loaded.errors).toEqual([]);
    const { journalEntries, ...made } = await counts(client);
    expect(journalEntries).toBe(0);
    expect(Object.entries(made).filter(([, count]) => count === 0)).toEqual([]);
    expect((await steps(client)).hasCustomers).toBe(false);
    expect((await load(client)).errors).toMatchObject([{ code: 'sampleNotEmpty' }]);
    expect(await remove(client)).toMatchObject({
      errors: [],
      sampleData: { canLoad: true, count: 0 },
      removed: loaded.sampleData.count,
      kept: 0,
    });
    expect(Object.values(await counts(client)).every(count => count === 0)).toBe(true);
    expect((await load(client)).errors).toEqual([]);
  });

  it('keeps what the records of the company refer to, and is not loaded beside them', async () => {
    const client = await founded('builders', 'EN');
    await load(client);
    const { id: customerId } = (
      await client.query('{ customers(first: 1, sort: { field: NAME, direction: ASC }) { edges { node { id } } } }')
    ).data.customers.edges[0].node;
    await client.mutate('createContact', { name: 'Own', phone: '34911234567', customerId }, 'contact { id }');
    expect(await remove(client)).toMatchObject({ errors: [], kept: 1, sampleData: { canLoad: false, count: 0 } });
    expect(await counts(client)).toMatchObject({ customers: 1, contacts: 1, leads: 0 });
    expect((await load(client)).errors).toMatchObject([{ code: 'sampleNotEmpty' }]);
  });

  it('waits for the currency, and is for administrators alone', async () => {
    const { accessToken } = await signUp('penniless', 'PROFESSIONAL', null);
    expect((await load(new Client(server.url, accessToken))).errors).toMatchObject([{ code: 'currencyMissing' }]);
    await expect(load(await signedInAs(server, 'crm@atlas.test'))).rejects.toThrow('FORBIDDEN');
  });
});
