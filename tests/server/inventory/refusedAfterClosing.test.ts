import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf, openTill, sell, stocked } from '../../support/tills.ts';
import { at, offline, openRefusals } from './RefusedSales.ts';

type Refusals = Awaited<ReturnType<typeof openRefusals>>;

let server: Refusals['server'];
let cashier: Refusals['cashier'];
let supervisor: Refusals['supervisor'];
let recorded: Refusals['recorded'];
let sql: Refusals['sql'];
let postedBy: Refusals['postedBy'];
beforeAll(async () => {
  ({ server, cashier, supervisor, recorded, sql, postedBy } = await openRefusals());
});
afterAll(() => server.stop());

describe('a session that was closed from another device', () => {
  const session = async (id: string) =>
    (
      await cashier.query(
        `query($id: ID!) { tillSession(id: $id) { isOpen cashSales expectedCash countedCash difference followUp { id expectedCash countedCash difference cashSales isOpen } followUpOf { id } }
          tillSessionReport(id: $id) { salesCount salesTotal } }`,
        { id },
      )
    ).data;

  it('keeps its report; what was in the drawer when it was counted comes out even with its follow-up', async () => {
    const { sessionId } = await openTill(cashier, 'Counted with it');
    const jar = await stocked(cashier, 'Late jar', { quantity: '9' });
    const sales = [
      offline(sessionId, [lineOf(jar.id)], '10.89'),
      offline(sessionId, [lineOf(jar.id, '2')], '21.78', { payments: [{ method: 'CARD' }] }),
    ];
    // The float of 100, and 10.89 that the server does not know of yet.
    await supervisor.mutate('closeTillSession', { sessionId, countedCash: '110.89' }, 'tillSession { id }');
    const printed = await session(sessionId);
    expect(printed.tillSession).toMatchObject({ expectedCash: '100', difference: '10.89', followUp: null });
    expect((await sell(cashier, sales[0])).errors[0].code).toBe('sessionClosed');
    const late = [await recorded(sales[0], [at('10')]), await recorded(sales[1], [at('10')])];
    const after = await session(sessionId);
    expect(after.tillSessionReport).toEqual(printed.tillSessionReport);
    expect(after.tillSession).toMatchObject({
      expectedCash: '100',
      difference: '10.89',
      followUp: { expectedCash: '10.89', countedCash: '0', difference: '-10.89', cashSales: '10.89', isOpen: false },
    });
    const followUpId = after.tillSession.followUp.id;
    expect(late.map(({ invoice }) => invoice.tillSession.id)).toEqual([followUpId, followUpId]);
    expect((await session(followUpId)).tillSessionReport).toEqual({ salesCount: 2, salesTotal: '32.67' });
    // The count is 10.89 over, the follow-up session 10.89 short: in the ledger the difference is zero.
    const posted = [...(await postedBy(sessionId)), ...(await postedBy(followUpId))];
    expect(posted.map(({ role, amount }) => [role, amount])).toEqual([
      ['CASH', '10.89'],
      ['CASH_DIFFERENCE', '-10.89'],
      ['CASH', '-10.89'],
      ['CASH_DIFFERENCE', '10.89'],
    ]);
    expect(
      (await cashier.mutate('closeTillSession', { sessionId: followUpId, countedCash: '1' }, 'tillSession { id }')).errors[0].code,
    ).toBe('sessionClosed');
  });

  it('has in its follow-up what was sold after the count, as cash that is there', async () => {
    const { sessionId } = await openTill(cashier, 'Sold on');
    const jug = await stocked(cashier, 'Late jug', { quantity: '9' });
    await supervisor.mutate('closeTillSession', { sessionId, countedCash: '100' }, 'tillSession { id }');
    await sql(
      `update till_session set closed_at = closed_at - interval '1 minute', opened_at = opened_at - interval '1 hour' where id = ?`,
      [sessionId],
    );
    await recorded(offline(sessionId, [lineOf(jug.id)], '10.89'), [at('10')]);
    const { tillSession } = await session(sessionId);
    expect(tillSession.followUp).toMatchObject({ expectedCash: '10.89', countedCash: '10.89', difference: '0' });
    expect(await postedBy(tillSession.followUp.id)).toEqual([]);
  });

  it('is followed by the next one of the till, for what was sold in its time', async () => {
    const { sessionId, tillId } = await openTill(cashier, 'Next one');
    const mug = await stocked(cashier, 'Late mug', { quantity: '9' });
    await supervisor.mutate('closeTillSession', { sessionId, countedCash: '100' }, 'tillSession { id }');
    const { tillSession: next } = await supervisor.mutate('openTillSession', { tillId, float: '50' }, 'tillSession { id }');
    await sql(
      `update till_session set closed_at = closed_at - interval '2 minutes', opened_at = opened_at - interval '1 hour' where id = ?`,
      [sessionId],
    );
    await sql(`update till_session set opened_at = opened_at - interval '1 minute' where id = ?`, [next.id]);
    const { invoice } = await recorded(offline(sessionId, [lineOf(mug.id)], '10.89'), [at('10')]);
    expect(invoice.tillSession).toEqual({ id: next.id, followUpOf: null });
    expect((await session(next.id)).tillSession).toMatchObject({ expectedCash: '60.89' });
  });
});
