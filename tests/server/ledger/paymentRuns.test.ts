import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { provisionCompany } from '../../../server/administration/company/provisionCompany.ts';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { asOwner } from '../../support/asOwner.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { timeZone } from '../../support/today.ts';
import { Purchasing } from '../procurement/Purchasing.ts';

const german = 'DE89370400440532013000';
const spanish = 'ES9121000418450200051332';

let purchasing: Purchasing;
let client: Client;
let today: string;
let bankAccountId: string;
let companyId: string;
beforeAll(async () => {
  const demo = await Purchasing.open();
  const administrator = { name: 'Olga Payer', email: 'payer@runs.test', password: demoPassword };
  await demo.server.database.platform(em =>
    provisionCompany(em, { name: 'Pagos S.L.', currency: 'EUR', planCode: 'UNLIMITED', administrator, timeZone: timeZone() }),
  );
  client = await signedInAs(demo.server, 'payer@runs.test');
  purchasing = Purchasing.of(demo.server, client);
  today = (await client.query('{ salesTerms { today } }')).data.salesTerms.today;
  companyId = (await client.query('{ viewer { companyId } }')).data.viewer.companyId;
  const { data } = await client.query('{ accounts(first: 100) { edges { node { id number role } } } }');
  const cash = (data.accounts.edges as Shown[]).find(({ node }) => node.number === '1110' || node.role === 'BANK')!.node.id;
  const account = { name: 'Euro account', kind: 'BANK', iban: german, bic: 'COBADEFFXXX', accountId: cash, openedOn: '2020-01-01' };
  const { bankAccount } = await client.mutate('createBankAccount', account, 'bankAccount { id }');
  bankAccountId = bankAccount.id;
});
afterAll(async () => {
  await expectInvariantsHold(purchasing.server.database);
  await purchasing.server.stop();
});

const setAccount = (id: string, iban: string, more: object = {}) =>
  client.mutate('setVendorBankAccount', { id, iban, ...more }, 'vendor { id version bankAccounts { iban bic replacedAt } }');
const proposals = async (dueBy = daysAfter(today, 60)): Promise<Shown[]> =>
  (
    await client.query(
      `query($dueBy: Date!) { payableProposals(dueBy: $dueBy) { vendorId accountId iban accountState accountEnteredBy credit
        documents { documentId number vendorNumber balance daysLate } } }`,
      { dueBy },
    )
  ).data.payableProposals;
const run = (input: object): Promise<Shown> =>
  client.mutate(
    'createPaymentRun',
    { bankAccountId, ...input },
    'paymentRun { id number total currency executeOn lines { iban payment { id number amount partyId } } }',
  );
const file = (id: string, format: string): Promise<Shown> => client.mutate('exportPaymentRun', { id, format }, 'fileName content');

/** A bill of a vendor of its own. */
async function billed(price: string, more: object = {}): Promise<{ vendorId: string; id: string; total: string }> {
  const order = await purchasing.issued([{ quantity: '1', unitPrice: price, vatCategory: 'ZERO_RATED', isStocked: true }]);
  await purchasing.receive(order.id, [{ orderLineId: order.lines[0].id, accepted: '1' }]);
  const { procurementInvoice, errors } = await client.mutate(
    'createProcurementInvoice',
    { orderId: order.id, vendorNumber: `RE-${price}`, ...more },
    'procurementInvoice { id total order { vendor { id } } }',
  );
  expect(errors).toEqual([]);
  return { vendorId: procurementInvoice.order.vendor.id, id: procurementInvoice.id, total: procurementInvoice.total };
}

let first: { vendorId: string; id: string; total: string };

it('refuses what is no IBAN or BIC, and shows the account in the trail by its ends', async () => {
  first = await billed('100');
  expect((await setAccount(first.vendorId, 'DE89370400440532013001', { bic: 'NOPE' })).errors).toMatchObject([
    { field: 'iban', code: 'invalidIban' },
    { field: 'bic', code: 'invalidBic' },
  ]);
  const { vendor } = await setAccount(first.vendorId, 'DE89 3704 0044 0532 0130 00', { bic: 'cobadeffxxx' });
  expect(vendor.bankAccounts).toEqual([{ iban: german, bic: 'COBADEFFXXX', replacedAt: null }]);
  const { data } = await client.query(
    'query($id: ID!) { auditEntries(first: 1, filter: { entityId: { eq: $id }, action: { eq: "UPDATED" } }) { edges { node { changes } } } }',
    { id: first.vendorId },
  );
  expect(JSON.stringify(data)).toContain('DE89 •••• 3000');
  expect(JSON.stringify(data)).not.toContain(german);
});

it('shows bank accounts to purchasing and finance only', async () => {
  const seller = await signedInAs(purchasing.server, 'ecommerce@atlas.test');
  const { data } = await seller.query('{ vendors(first: 50) { edges { node { name bankAccounts { iban } } } } }');
  expect(JSON.stringify(data ?? null)).not.toMatch(/iban":"[A-Z]{2}\d/);
});

it('pays to an account that is new only once the payer has confirmed it', async () => {
  const unbanked = await billed('40');
  const [known, unknown] = await Promise.all(
    [first, unbanked].map(async ({ vendorId }) => (await proposals()).find(proposal => proposal.vendorId === vendorId)!),
  );
  expect(known).toMatchObject({ accountState: 'FIRST', iban: german, accountEnteredBy: 'Olga Payer', credit: '0' });
  expect(known.documents).toMatchObject([{ vendorNumber: 'RE-100', balance: '100' }]);
  expect(unknown).toMatchObject({ accountId: null, accountState: null });
  const document = { documentId: first.id, amount: '60', balance: '100' };
  expect((await run({ documents: [{ documentId: unbanked.id, amount: '40', balance: '40' }] })).errors).toMatchObject([
    { field: 'documents.0.documentId', code: 'vendorNoAccount' },
  ]);
  expect((await run({ documents: [document] })).errors).toMatchObject([{ field: 'newAccountIds', code: 'vendorAccountNew' }]);
  expect((await run({ documents: [{ ...document, amount: '101' }] })).errors).toMatchObject([{ field: 'documents.0.amount' }]);
  const { paymentRun, errors } = await run({ documents: [document], newAccountIds: [known.accountId], executeOn: daysAfter(today, 2) });
  expect(errors).toEqual([]);
  expect(paymentRun).toMatchObject({ total: '60', currency: 'EUR', executeOn: daysAfter(today, 2) });
  expect(paymentRun.lines).toMatchObject([{ iban: german, payment: { amount: '60', partyId: first.vendorId } }]);
  const xml = await file(paymentRun.id, 'PAIN_001');
  expect(xml).toMatchObject({ errors: [], fileName: `${paymentRun.number}.xml` });
  expect(xml.content).toContain('<InstdAmt Ccy="EUR">60.00</InstdAmt>');
  expect(xml.content).toContain('<Ustrd>RE-100</Ustrd>');
  expect(xml.content).toContain(`<EndToEndId>${paymentRun.lines[0].payment.number}</EndToEndId>`);
  expect((await file(paymentRun.id, 'CSV')).content).toContain(`Zyxgears,${german},60.00,EUR,${daysAfter(today, 2)},RE-100`);
});

it('marks an account that took the place of another', async () => {
  expect((await setAccount(first.vendorId, spanish)).vendor.bankAccounts).toMatchObject([
    { iban: spanish, replacedAt: null },
    { iban: german, replacedAt: expect.any(String) },
  ]);
  const found = (await proposals()).find(({ vendorId }) => vendorId === first.vendorId)!;
  expect(found).toMatchObject({ accountState: 'CHANGED', documents: [{ balance: '40' }] });
  // What the payer confirmed is the earlier account.
  const stale = await run({ documents: [{ documentId: first.id, amount: '40', balance: '40' }], newAccountIds: [bankAccountId] });
  expect(stale.errors).toMatchObject([{ code: 'vendorAccountNew' }]);
  await setAccount(first.vendorId, german);
  expect((await proposals()).find(({ vendorId }) => vendorId === first.vendorId)).toMatchObject({ accountState: 'KNOWN' });
});

it('pays each document once, however many pay it at once, and never one that is held', async () => {
  const held = await billed('70');
  await setAccount(held.vendorId, german);
  const hold = (isHeld: boolean) =>
    asOwner(purchasing.server, 'update open_item set is_held = $1 where id = $2', { companyId, values: [isHeld, held.id] });
  await hold(true);
  expect((await proposals()).some(({ vendorId }) => vendorId === held.vendorId)).toBe(false);
  expect((await run({ documents: [{ documentId: held.id, amount: '70', balance: '70' }] })).errors).toMatchObject([
    { field: 'documents.0.documentId', code: 'payableChanged' },
  ]);
  await hold(false);
  // Half of it each: only the balance that the payer saw tells the second that the first has paid.
  const document = { documentId: first.id, amount: '20', balance: '40' };
  const pay = () =>
    client.mutate(
      'recordPayment',
      {
        direction: 'OUT',
        method: 'BANK',
        amount: '20',
        paidOn: today,
        partyId: first.vendorId,
        allocations: [{ documentId: first.id, amount: '20' }],
      },
      'payment { id }',
    );
  const answers = await Promise.all([...Array.from({ length: 4 }, () => run({ documents: [document] })), pay()]);
  expect(answers.filter(({ errors }) => errors.length === 0).length).toBeGreaterThanOrEqual(1);
  expect(answers.slice(0, 4).filter(({ errors }) => errors.length === 0).length).toBeLessThanOrEqual(1);
  const { data } = await client.query('query($id: ID!) { procurementInvoice(id: $id) { balance } }', { id: first.id });
  expect(Number(data.procurementInvoice.balance)).toBe(40 - 20 * answers.filter(({ errors }) => errors.length === 0).length);
});

it('leaves out of the file what was reversed', async () => {
  const bill = await billed('90');
  await setAccount(bill.vendorId, spanish);
  const [{ accountId }] = (await proposals()).filter(({ vendorId }) => vendorId === bill.vendorId);
  const { paymentRun } = await run({ documents: [{ documentId: bill.id, amount: '90', balance: '90' }], newAccountIds: [accountId] });
  await client.mutate('reversePayment', { id: paymentRun.lines[0].payment.id }, 'payment { id }');
  expect((await file(paymentRun.id, 'CSV')).errors).toMatchObject([{ code: 'runReversed' }]);
});
