import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { LeadWorld } from './LeadWorld.ts';

let world: LeadWorld;
beforeAll(async () => void (world = await LeadWorld.open()));
afterAll(() => world.server.stop());

const selection =
  'lead { id version title closedAt lossReason { name } lossNote orderValue column { id kind } lines { position description quantity net } }';
const create = (values: object = {}) => world.crm.mutate('createLead', world.input(values), selection);
const errorsOf = async (values: object) =>
  (await create(values)).errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);

describe('a lead', () => {
  it('starts as an inquiry at the top of its column, named after its first line', async () => {
    const { lead } = await create();
    expect(lead).toMatchObject({
      title: 'Chairs',
      column: { kind: 'INQUIRY' },
      closedAt: null,
      lines: [{ position: 1, description: 'Chairs', quantity: '2', net: '80' }],
    });
    expect((await world.order(world.columns.get('INQUIRY')!))[0].id).toBe(lead.id);
  });

  it('names missing and excessive fields', async () => {
    expect(await errorsOf({ description: ' ', reason: '', orderValue: '-1', customerId: '', lines: [] })).toEqual([
      'customerId required',
      'description required',
      'reason required',
      'orderValue tooSmall',
      'lines lastLine',
    ]);
    expect(await errorsOf({ orderValue: '1000000000000' })).toEqual(['orderValue limitExceeded']);
    expect(await errorsOf({ probability: 101 })).toEqual(['probability tooLarge']);
    expect(await errorsOf({ lines: [{ quantity: '0', unitPrice: '1', description: 'x' }] })).toEqual(['lines.0.quantity notPositive']);
    expect(await errorsOf({ customerId: world.columns.get('INQUIRY') })).toEqual(['customerId notFound']);
  });

  it('is worth what its lines come to, whatever is typed, and belongs to whoever creates it', async () => {
    const valued = 'lead { id orderValue owner { name } }';
    const { lead } = await world.crm.mutate('createLead', world.input({ orderValue: '9999' }), valued);
    expect(lead).toMatchObject({ orderValue: '80', owner: { name: 'Daniel Brooks' } });
    const lines = [{ description: 'Tables', quantity: '3', unitPrice: '12.5', discountPercent: '20' }];
    for (const [values, orderValue] of [
      [{ lines }, '30'],
      [{ orderValue: '7' }, '30'],
    ] as const)
      expect((await world.crm.mutate('updateLead', { id: lead.id, ...values }, valued)).lead.orderValue).toBe(orderValue);
    const { crmOrder } = await world.crm.mutate(
      'createCrmOrder',
      { ...world.input({ lines, orderValue: '9999', discountPercent: '10' }), orderedOn: null },
      'crmOrder { orderValue owner { name } }',
    );
    expect(crmOrder).toEqual({ orderValue: '27', owner: { name: 'Daniel Brooks' } });
    expect((await world.crm.mutate('updateLead', { id: lead.id, ownerId: null }, valued)).lead.owner).toBeNull();
  });

  it('leaves the board thirty days after it was closed, unless asked for', async () => {
    const columnId = world.columns.get('CANCELLED')!;
    const [old, recent] = [
      (await create({ columnId, lossReasonId: world.lossReasonId })).lead.id,
      (await create({ columnId, lossReasonId: world.lossReasonId })).lead.id,
    ];
    const viewer = await world.crm.query('{ viewer { companyId } }');
    await world.server.database.inCompany({ companyId: viewer.data.viewer.companyId }, em =>
      em.execute(`update lead set closed_at = now() - interval '31 days' where id = ?`, [old]),
    );
    const { data } = await world.crm.query(
      `query($filter: LeadFilter) { all: leads(first: 100) { edges { node { id } } } leads(first: 100, filter: $filter) { edges { node { id } } } }`,
      { filter: { isArchived: { eq: false } } },
    );
    const idsOf = ({ edges }: { edges: { node: { id: string } }[] }) => edges.map(({ node }) => node.id);
    expect(idsOf(data.all)).toEqual(expect.arrayContaining([old, recent]));
    expect(idsOf(data.leads)).toContain(recent);
    expect(idsOf(data.leads)).not.toContain(old);
  });

  it('refuses an inactive customer and a contact of another one', async () => {
    const { customer } = await world.crm.mutate(
      'createCustomer',
      { name: 'Gone', address: 'x', city: 'y', country: 'ES', status: 'INACTIVE' },
      'customer { id }',
    );
    expect(await errorsOf({ customerId: customer.id })).toEqual(['customerId inactive']);
    const contactOf = async (customerId: string | null) =>
      (await world.crm.mutate('createContact', { name: 'Other', phone: '12345678', customerId }, 'contact { id }')).contact.id as string;
    const other = { name: 'Another', address: 'x', city: 'y', country: 'ES' };
    const { customer: another } = await world.crm.mutate('createCustomer', other, 'customer { id }');
    expect(await errorsOf({ contactId: await contactOf(another.id) })).toEqual(['contactId notInList']);
    for (const customerId of [null, world.customerId]) expect(await errorsOf({ contactId: await contactOf(customerId) })).toEqual([]);
  });

  it('keeps its lines when an update omits them, and replaces them otherwise', async () => {
    const { lead } = await create();
    const update = (values: object) => world.crm.mutate('updateLead', { id: lead.id, ...values }, selection);
    expect((await update({ reason: 'Grows' })).lead).toMatchObject({ version: 2, lines: lead.lines });
    const lines = [
      { description: 'Tables', quantity: '1', unitPrice: '100', discountPercent: '10' },
      { description: 'Lamps', quantity: '3', unitPrice: '9.99' },
    ];
    expect((await update({ lines })).lead).toMatchObject({ version: 3, lines: [{ description: 'Tables', net: '90' }, { net: '29.97' }] });
  });

  it('needs a reason to be cancelled, and none to be reopened', async () => {
    const columnId = world.columns.get('CANCELLED')!;
    expect(await errorsOf({ columnId })).toEqual(['lossReasonId required']);
    const { lead } = await create();
    const refused = await world.move({ id: lead.id, columnId, lossNote: 'Too dear' });
    expect(refused).toMatchObject({ lead: null, errors: [{ field: 'lossReasonId', code: 'required' }] });
    const unknown = await world.move({ id: lead.id, columnId, lossReasonId: columnId });
    expect(unknown).toMatchObject({ lead: null, errors: [{ field: 'lossReasonId', code: 'notFound' }] });
    const lost = await world.move({ id: lead.id, columnId, lossReasonId: world.lossReasonId, lossNote: 'Too dear' });
    expect(lost.lead).toMatchObject({ lossReason: { name: 'Price' }, lossNote: 'Too dear', closedAt: expect.any(String) });
    const again = await world.move({ id: lead.id, columnId: world.columns.get('INQUIRY')! });
    expect(again.lead).toMatchObject({ lossReason: null, lossNote: null, closedAt: null });
    const { data } = await world.crm.query(
      'query($id: ID!) { lead(id: $id) { stages { column { kind } enteredAt leftAt movedBy { name } } } }',
      { id: lead.id },
    );
    const stages = data.lead.stages as { column: { kind: string }; enteredAt: string; leftAt: string | null; movedBy: { name: string } }[];
    expect(stages.map(({ column }) => column.kind)).toEqual(['INQUIRY', 'CANCELLED', 'INQUIRY']);
    expect(stages.map(({ leftAt }) => leftAt)).toEqual([stages[1].enteredAt, stages[2].enteredAt, null]);
    expect(stages[1].movedBy.name).toBe('Daniel Brooks');
  });

  it('takes reasons and sources from lists that the company edits; an inactive one stays on its leads and takes no new ones', async () => {
    const made = await world.crm.mutate('createLeadSource', { name: 'Podcast' }, 'leadSource { id version }');
    const { id } = made.leadSource;
    const { lead } = await world.crm.mutate('createLead', world.input({ sourceId: id }), 'lead { id version source { name leadCount } }');
    expect(lead.source).toEqual({ name: 'Podcast', leadCount: 1 });
    const taken = await world.crm.mutate('createLeadSource', { name: 'podcast' }, 'leadSource { id }');
    expect(taken.errors).toMatchObject([{ field: 'name', code: 'taken' }]);
    const refused = await world.crm.query('mutation($input: DeleteInput!) { deleteLeadSources(input: $input) { errors { code } } }', {
      input: { ids: [id] },
    });
    expect(refused.data.deleteLeadSources.errors).toMatchObject([{ code: 'referenced' }]);
    await world.crm.mutate('updateLeadSource', { id, status: 'INACTIVE' }, 'leadSource { id }');
    expect(await errorsOf({ sourceId: id })).toEqual(['sourceId inactive']);
    const kept = await world.crm.mutate('updateLead', { id: lead.id, reason: 'Radio' }, 'lead { reason source { name } }');
    expect(kept.lead).toEqual({ reason: 'Radio', source: { name: 'Podcast' } });
  });

  it('is found by column, kind, owner, value and staleness', async () => {
    const columnId = await world.column();
    await world.leads(columnId, 2);
    const { data } = await world.crm.query(
      `query($column: ID!) {
        both: leads(filter: { column: { eq: $column } }, sort: { field: IS_STALE }) { totalCount edges { node { id } } }
        won: leads(filter: { column: { eq: $column }, columnKind: { in: [CLOSED_WON] } }) { totalCount }
        dear: leads(filter: { column: { eq: $column }, orderValue: { atLeast: "81" } }) { totalCount }
        stale: leads(filter: { column: { eq: $column }, isStale: { eq: true } }) { totalCount }
        fresh: leads(filter: { column: { eq: $column }, isStale: { eq: false } }) { totalCount }
      }`,
      { column: columnId },
    );
    const counts = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, (value as { totalCount: number }).totalCount]));
    expect(counts).toEqual({ both: 2, won: 0, dear: 0, stale: 0, fresh: 2 });
  });

  it('is hidden from another company, as are its columns', async () => {
    const boreal = await signedInAs(world.server, 'admin@boreal.test');
    const { lead } = await create();
    const theirs = (await boreal.query('{ leadColumns { id } }')).data.leadColumns[0].id;
    const move = (client: typeof boreal, input: object) => client.mutate('moveLead', { ...input }, 'lead { id }');
    await expect(move(boreal, { id: lead.id, columnId: theirs })).rejects.toThrow('NOT_FOUND');
    expect((await move(world.crm, { id: lead.id, columnId: theirs })).errors).toMatchObject([{ field: 'columnId', code: 'notFound' }]);
  });
});
