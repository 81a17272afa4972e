import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';
import { Deals, Quotations } from './Deals.ts';

let server: TestServer;
let quotations: Quotations;
/** Another company's. */
let others: Quotations;
/** Each guest has a different address, because the rate limit counts failures by address. */
let guest: Client;
beforeAll(async () => {
  server = await ownCompany();
  const of = async (company: TestServer) => {
    const client = await signedInAs(company, 'crm@atlas.test');
    return new Quotations(client, (await Deals.of(client, company)).customerId);
  };
  quotations = await of(server);
  others = await of(await ownCompany());
  guest = new Client(server.url);
});
afterAll(() => server.stop());

const shown = 'number status acceptedBy declineReason total company { name } lines { name quantity net }';
const open = async (token: string) =>
  (await guest.query(`query($token: String!) { sharedQuotation(token: $token) { ${shown} } }`, { token })).data.sharedQuotation;
const accept = (token: string, name = 'Lena Ortiz') =>
  guest.mutate('acceptSharedQuotation', { token, name }, `sharedQuotation { ${shown} }`);
const decline = (token: string, reason = 'Too late') =>
  guest.mutate('declineSharedQuotation', { token, reason }, `sharedQuotation { ${shown} }`);
const nameOf = async ({ client }: Quotations) => (await client.query('{ viewer { companyName } }')).data.viewer.companyName as string;
const over = { errors: [{ field: null, code: 'linkOver' }], sharedQuotation: null };

describe('a quotation', () => {
  it('gets its number when sent and is then frozen; reopened for changes, it keeps the number', async () => {
    const { crmQuotation: draft } = await quotations.make();
    expect(draft).toMatchObject({ number: null, status: 'DRAFT', issuedOn: null });
    const sent = (await quotations.action('send', draft.id)).crmQuotation;
    expect(sent).toMatchObject({ number: expect.stringMatching(/^QT-\d{4}-\d{5}$/), status: 'SENT', issuedOn: expect.any(String) });
    const change = { id: draft.id, terms: 'Cash' };
    expect((await quotations.client.mutate('updateCrmQuotation', change, 'crmQuotation { id }')).errors).toMatchObject([
      { code: 'documentLocked' },
    ]);
    expect((await quotations.action('revise', draft.id)).crmQuotation).toMatchObject({ number: sent.number, revision: 2, status: 'DRAFT' });
    expect((await quotations.client.mutate('updateCrmQuotation', change, 'crmQuotation { id }')).errors).toEqual([]);
    expect((await quotations.action('send', draft.id)).crmQuotation).toMatchObject({ number: sent.number, status: 'SENT' });
  });

  it('refuses a past expiry date, and expires at the end of its last day', async () => {
    expect((await quotations.make({ validUntil: '2020-01-01' })).errors).toMatchObject([{ field: 'validUntil', code: 'inThePast' }]);
    const { id, token } = await quotations.shared();
    await passDay(id);
    expect(await quotations.read(id)).toMatchObject({ status: 'EXPIRED' });
    const { data } = await quotations.client.query('{ crmQuotations(filter: { status: { eq: EXPIRED } }) { edges { node { id } } } }');
    expect(data.crmQuotations.edges).toContainEqual({ node: { id } });
    expect(await accept(token)).toMatchObject(over);
    expect((await quotations.action('accept', id)).errors).toMatchObject([{ code: 'quotationExpired' }]);
  });

  it('creates its order once with the same figures when a user accepts it', async () => {
    const { crmQuotation: made } = await quotations.make();
    expect((await quotations.action('accept', made.id)).errors).toMatchObject([{ code: 'invalidTransition' }]);
    await quotations.action('send', made.id);
    expect((await quotations.action('accept', made.id, { name: ' ' })).errors).toMatchObject([{ field: 'name', code: 'required' }]);
    const first = (await quotations.action('accept', made.id, { name: 'Lena Ortiz' })).crmQuotation;
    expect(first).toMatchObject({
      status: 'ACCEPTED',
      acceptedBy: 'Lena Ortiz',
      order: { status: 'PENDING', total: made.total, lines: made.lines },
    });
    expect((await quotations.action('accept', made.id)).crmQuotation.order.id).toBe(first.order.id);
  });
});

describe('its link', () => {
  it('opens that quotation without an account and without internal fields', async () => {
    const { token, link } = await quotations.shared({ notes: 'Give in at ten percent' });
    expect(new URL(link)).toMatchObject({ pathname: '/quotation/', origin: server.url });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await open(token)).toMatchObject({
      status: 'SENT',
      company: { name: await nameOf(quotations) },
      lines: [{ name: 'Installation', quantity: '3' }],
    });
    const stored = await server.database.platform(em => em.execute('select * from record_link'));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('sends the draft that it is made for, and none for a quotation that is over', async () => {
    const { crmQuotation: draft } = await quotations.make();
    const { link, crmQuotation: sent } = await quotations.action('share', draft.id);
    expect(sent).toMatchObject({ status: 'SENT', number: expect.stringMatching(/^QT-/) });
    expect(await accept(new URL(link).searchParams.get('data')!)).toMatchObject({ errors: [], sharedQuotation: { status: 'ACCEPTED' } });
    expect(await quotations.action('share', draft.id)).toMatchObject({ errors: [{ code: 'documentLocked' }], link: null });
  });

  it('is never stored, not even as the result of a repeated command', async () => {
    const { id } = await quotations.shared();
    const key = { clientMutationId: 'share once' };
    expect((await quotations.action('share', id, key)).link).toContain('/quotation/?data=');
    expect((await quotations.action('share', id, key)).link).toBeNull();
  });

  it('accepts once, records who, when and from where, and ignores a repetition', async () => {
    const { id, token } = await quotations.shared();
    expect(await accept(token, ' ')).toMatchObject({ errors: [{ field: 'name', code: 'required' }] });
    expect(await accept(token)).toMatchObject({ errors: [], sharedQuotation: { status: 'ACCEPTED', acceptedBy: 'Lena Ortiz' } });
    const accepted = await quotations.read(id);
    expect(accepted).toMatchObject({
      status: 'ACCEPTED',
      acceptedBy: 'Lena Ortiz',
      answeredFrom: expect.any(String),
      acceptedAt: expect.any(String),
    });
    const again = { token, name: 'Lena Ortiz', clientMutationId: 'the answer was lost' };
    const answer = () => guest.mutate('acceptSharedQuotation', again, `sharedQuotation { ${shown} }`);
    expect(await answer()).toEqual(await answer());
    expect(await accept(token, 'Somebody else')).toMatchObject({ errors: [], sharedQuotation: { acceptedBy: 'Lena Ortiz' } });
    expect(await decline(token)).toMatchObject(over);
    expect((await quotations.read(id)).order.id).toBe(accepted.order.id);
    expect(await open(token)).toMatchObject({ status: 'ACCEPTED' });
  });

  it('lets exactly one of several concurrent answers win', async () => {
    const { id, token } = await quotations.shared();
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => (index % 2 ? accept(token) : decline(token))));
    const { status, order } = await quotations.read(id);
    expect(answers.filter(({ errors }) => !errors.length).map(({ sharedQuotation }) => sharedQuotation.status)).toEqual(
      Array(12).fill(status),
    );
    const { data } = await quotations.client.query('{ crmOrders(first: 100) { edges { node { id reason } } } }');
    const { number } = await quotations.read(id);
    const made = data.crmOrders.edges.filter(({ node }: { node: { reason: string } }) => node.reason === number);
    expect(made).toHaveLength(order ? 1 : 0);
  });

  it('answers every invalid link the same: guessed, truncated, foreign, revoked, reopened', async () => {
    const mine = await quotations.shared();
    const cancelled = await quotations.shared();
    await quotations.action('cancel', cancelled.id);
    const revised = await quotations.shared();
    await quotations.action('revise', revised.id);
    for (const token of ['', 'x'.repeat(43), mine.token.slice(1), `${mine.token}A`, cancelled.token, revised.token]) {
      expect(await open(token)).toBeNull();
      expect(await accept(token)).toMatchObject(over);
      expect(await decline(token)).toMatchObject(over);
    }
    expect((await quotations.read(mine.id)).status).toBe('SENT');
  });

  it('gives access to its own quotation only', async () => {
    const [one, two, foreign] = [await quotations.shared(), await quotations.shared(), await others.shared()];
    await accept(one.token);
    const statuses = [await quotations.read(one.id), await quotations.read(two.id), await others.read(foreign.id)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual(['ACCEPTED', 'SENT', 'SENT']);
    expect(await quotations.read(foreign.id)).toBeFalsy();
    expect((await open(foreign.token)).company.name).toBe(await nameOf(others));
    await expect(quotations.action('share', foreign.id)).rejects.toThrow('NOT_FOUND');
  });
});

/** Puts a quotation's last valid day in the past. */
async function passDay(id: string): Promise<void> {
  const [row] = await server.database.platform(em =>
    em.execute<{ company_id: string }[]>('update record_link set expires_at = now() where record_id = ? returning company_id', [id]),
  );
  await server.database.platformIn(row.company_id, em =>
    em.execute(`update crm_quotation set valid_until = '2020-01-01' where id = ?`, [id]),
  );
}
