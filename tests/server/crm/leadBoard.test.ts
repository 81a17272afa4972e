import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LeadWorld } from './LeadWorld.ts';

let world: LeadWorld;
beforeAll(async () => void (world = await LeadWorld.open()));
afterAll(() => world.server.stop());

const idsOf = async (columnId: string) => (await world.order(columnId)).map(({ id }) => id);

describe('a deletion that is undone', () => {
  it('returns a lead to its place when others took the places around it, or to the end when its column is gone', async () => {
    const [column, target] = [await world.column(), await world.column()];
    const [a, b, c] = await world.leads(column, 3);
    const restored = async (id: string) => (await world.crm.mutate('restoreRecords', { ids: [id] }, 'restoredIds', 'DeleteInput')).errors;
    await world.crm.mutate('deleteLeads', { ids: [b] }, 'deletedIds', 'DeleteInput');
    const [d] = await world.leads(target, 1);
    await world.move({ id: d, columnId: column, afterId: a, beforeId: c });
    expect(await restored(b)).toEqual([]);
    expect(new Set(await idsOf(column))).toEqual(new Set([a, b, c, d]));
    await world.crm.mutate('deleteLeads', { ids: [b] }, 'deletedIds', 'DeleteInput');
    await world.crm.mutate('deleteLeadColumn', { id: column, targetId: target }, 'deletedIds');
    expect(await restored(b)).toEqual([]);
    expect(await idsOf(target)).toContain(b);
  });
});

describe('a move', () => {
  it('puts a lead between two others, at the top or at the end, in its column or another', async () => {
    const column = await world.column();
    const other = await world.column();
    const [a, b, c] = await world.leads(column, 3);
    const [x] = await world.leads(other, 1);
    await world.move({ id: c, columnId: column, afterId: a, beforeId: b });
    expect(await idsOf(column)).toEqual([a, c, b]);
    await world.move({ id: b, columnId: column });
    expect(await idsOf(column)).toEqual([b, a, c]);
    await world.move({ id: b, columnId: column, afterId: c });
    expect(await idsOf(column)).toEqual([a, c, b]);
    await world.move({ id: x, columnId: column, beforeId: c });
    expect(await idsOf(column)).toEqual([a, x, c, b]);
    expect(await idsOf(other)).toEqual([]);
  });

  it('uses the current place of neighbours that moved or were deleted', async () => {
    const column = await world.column();
    const other = await world.column();
    const [a, b, c, d] = await world.leads(column, 4);
    await world.move({ id: b, columnId: other });
    await world.move({ id: d, columnId: column, afterId: a, beforeId: b });
    expect(await idsOf(column)).toEqual([a, d, c]);
    await world.crm.mutate('deleteLeads', { ids: [a] }, 'deletedIds', 'DeleteInput');
    const { errors } = await world.move({ id: b, columnId: column, afterId: a, beforeId: d });
    expect(errors).toEqual([]);
    expect(await idsOf(column)).toEqual([b, d, c]);
  });

  it('is a conflict when somebody else has just moved the same lead', async () => {
    const [column, other] = [await world.column(), await world.column()];
    const [a] = await world.leads(column, 1);
    expect((await world.move({ id: a, version: 1, columnId: other })).errors).toEqual([]);
    expect((await world.move({ id: a, version: 1, columnId: column })).errors).toMatchObject([{ code: 'conflict' }]);
  });

  it('gives forty leads moved into one gap at once distinct places', async () => {
    const [column, from] = [await world.column(), await world.column()];
    const [top, bottom] = await world.leads(column, 2);
    const many = await world.leads(from, 40);
    const answers = await Promise.all(many.map(id => world.move({ id, columnId: column, afterId: top, beforeId: bottom })));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const order = await world.order(column);
    expect(order).toHaveLength(42);
    expect([order[0].id, order[41].id]).toEqual([top, bottom]);
    expect(new Set(order.map(({ rank }) => rank)).size).toBe(42);
  });

  it('shortens the keys of a column once one exceeds 48 characters, in the same order', async () => {
    const column = await world.column();
    const [a, b, c] = await world.leads(column, 3);
    const long = `a0${'0'.repeat(46)}`;
    await world.server.database.em
      .fork()
      .execute(
        `update lead set rank = case id when '${a}' then 'a0' when '${b}' then '${long}1' else '${long}2' end where column_id = '${column}'`,
      );
    await world.move({ id: c, columnId: column, afterId: a, beforeId: b });
    const order = await world.order(column);
    expect(order.map(({ id }) => id)).toEqual([a, c, b]);
    expect(Math.max(...order.map(({ rank }) => rank.length))).toBeLessThan(5);
  });
});

describe('the columns', () => {
  it('return totals of all matching cards and one page of each, in one statement', async () => {
    const column = await world.column();
    const ids = await world.leads(column, 3);
    await world.crm.mutate(
      'updateLead',
      { id: ids[0], lines: [{ description: 'Chairs', quantity: '1', unitPrice: '100.5' }], reason: 'Messe' },
      'lead { id }',
    );
    const board = async (filter: object | null, search: string | null = null) => {
      const { data, errors } = await world.crm.query(
        `query($filter: LeadFilter, $search: String) { leadColumns { id leadCount(filter: $filter, search: $search)
          orderValueTotal(filter: $filter, search: $search)
          leads(first: 2, filter: $filter, search: $search) { pageInfo { hasNextPage endCursor } edges { node { id column { id } } } } } }`,
        { filter, search },
      );
      expect(errors).toEqual([]);
      return data.leadColumns.find(({ id }: { id: string }) => id === column);
    };
    expect(await board(null)).toMatchObject({ leadCount: 3, orderValueTotal: '260.5', leads: { pageInfo: { hasNextPage: true } } });
    const dear = await board({ orderValue: { atLeast: '100' } });
    expect(dear).toMatchObject({
      leadCount: 1,
      orderValueTotal: '100.5',
      leads: { edges: [{ node: { id: ids[0], column: { id: column } } }] },
    });
    expect(await board(null, 'messe')).toMatchObject({ leadCount: 1, orderValueTotal: '100.5' });
    const { leads } = await board(null);
    const { data } = await world.crm.query(
      'query($id: ID!, $after: String) { node(id: $id) { ... on LeadColumn { leads(first: 2, after: $after) { edges { node { id } } } } } }',
      { id: column, after: leads.pageInfo.endCursor },
    );
    expect(data.node.leads.edges).toEqual([{ node: { id: ids[2] } }]);
  });

  it('are added before the closed ones, renamed and reordered; the three fixed ones keep their names', async () => {
    const column = await world.column('Proof of concept');
    const read = async () =>
      (await world.crm.query('{ leadColumns { id kind title } }')).data.leadColumns as { id: string; kind: string; title: string }[];
    const kinds = (await read()).map(({ kind }) => kind);
    expect([kinds[0], ...kinds.slice(-2)]).toEqual(['INQUIRY', 'CLOSED_WON', 'CANCELLED']);
    const renamed = await world.crm.mutate('updateLeadColumn', { id: column, title: 'Trial' }, 'leadColumn { id title }');
    expect(renamed.leadColumn).toEqual({ id: column, title: 'Trial' });
    expect((await world.crm.mutate('createLeadColumn', { title: 'trial' }, 'leadColumn { id }')).errors).toMatchObject([
      { field: 'title', code: 'taken' },
    ]);
    await world.crm.mutate('moveLeadColumn', { id: column, afterId: world.columns.get('INQUIRY') }, 'leadColumn { id }');
    expect((await read())[1]).toEqual({ id: column, kind: 'CUSTOM', title: 'Trial' });
    const won = world.columns.get('CLOSED_WON')!;
    expect((await world.crm.mutate('updateLeadColumn', { id: won, title: 'Yes' }, 'leadColumn { id }')).errors).toMatchObject([
      { code: 'systemColumn' },
    ]);
    expect((await world.crm.mutate('deleteLeadColumn', { id: won }, 'deletedIds')).errors).toMatchObject([{ code: 'systemColumn' }]);
  });

  it('are deleted when empty, or with a column that takes over their leads in order', async () => {
    const [column, target] = [await world.column(), await world.column()];
    const [x] = await world.leads(target, 1);
    const [a, b] = await world.leads(column, 2);
    const remove = (input: object) => world.crm.mutate('deleteLeadColumn', { id: column, ...input }, 'deletedIds');
    expect((await remove({})).errors).toMatchObject([{ field: 'targetId', code: 'columnHoldsCards', params: { count: 2 } }]);
    expect((await remove({ targetId: column })).errors).toMatchObject([{ field: 'targetId', code: 'notFound' }]);
    expect((await remove({ targetId: world.columns.get('CANCELLED') })).errors).toMatchObject([{ code: 'cancelledTarget' }]);
    expect(await remove({ targetId: target })).toMatchObject({ errors: [], deletedIds: [column] });
    expect(await idsOf(target)).toEqual([x, a, b]);
    const empty = await world.column();
    expect(await world.crm.mutate('deleteLeadColumn', { id: empty }, 'deletedIds')).toMatchObject({ errors: [], deletedIds: [empty] });
  });
});
