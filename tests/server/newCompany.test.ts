import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
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

const fields = '{ isOver hasLogo hasTaxNumber hasColleagues hasCustomers hasProducts }';
const steps = async (client = founder) => (await client.query(`{ firstSteps ${fields} }`)).data.firstSteps;

it('tells what a new company has set up, and ends once everything is done', async () => {
  const nothing = { hasLogo: false, hasTaxNumber: false, hasColleagues: false, hasCustomers: false, hasProducts: false };
  expect(await steps()).toEqual({ isOver: false, ...nothing });
  await founder.mutate('createCustomer', { name: 'Buyer', address: '1 Main St', city: 'Madrid', country: 'ES' }, 'customer { id }');
  await founder.mutate('updateCompanySettings', { taxNumber: 'JO-1' }, 'company { id }');
  expect(await steps()).toEqual({ isOver: false, ...nothing, hasCustomers: true, hasTaxNumber: true });
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
