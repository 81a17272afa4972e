import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { LeadWorld } from './LeadWorld.ts';

const selection = 'activity { id version status doneAt customer { id } contact { id } lead { id } owner { userId } }';

let world: LeadWorld;
let admin: Client;
beforeAll(async () => {
  world = await LeadWorld.open();
  admin = await signedInAs(world.server, 'admin@atlas.test');
});
afterAll(() => world.server.stop());

const make = (values: object, client = world.crm) =>
  client.mutate('createActivity', { kind: 'CALL', title: 'Call back', dueAt: '2099-03-31T09:00:00Z', ...values }, selection);
const lead = async () => (await world.crm.mutate('createLead', world.input(), 'lead { id }')).lead.id as string;
const complete = (input: object) => world.crm.mutate('completeActivity', { ...input }, selection, 'RecordInput');
const reopen = (input: object) => world.crm.mutate('reopenActivity', { ...input }, selection, 'RecordInput');
const contactOf = async (customerId: string | null) =>
  (await world.crm.mutate('createContact', { name: 'Ana', phone: '12345678', customerId }, 'contact { id }')).contact.id as string;
const stateOf = async (id: string) =>
  (await world.crm.query('query($id: ID!) { lead(id: $id) { isStale nextActivityOn } }', { id })).data.lead;

it('concerns someone: the customer is derived from a lead or contact, which must agree', async () => {
  expect(await make({})).toMatchObject({ errors: [{ field: 'customerId', code: 'activityAboutNobody' }], activity: null });
  const leadId = await lead();
  expect((await make({ leadId })).activity).toMatchObject({ lead: { id: leadId }, customer: { id: world.customerId }, contact: null });
  const contactId = await contactOf(world.customerId);
  const of = (await make({ contactId })).activity;
  expect(of).toMatchObject({ contact: { id: contactId }, customer: { id: world.customerId } });
  expect((await make({ contactId: await contactOf(null) })).activity.customer).toBeNull();
  const input = { name: 'Another', address: '1 Main St', city: 'Madrid', country: 'ES' };
  const customerId = (await world.crm.mutate('createCustomer', input, 'customer { id }')).customer.id;
  expect((await make({ leadId, customerId })).errors).toMatchObject([{ field: 'leadId', code: 'notInList' }]);
  expect((await make({ contactId, customerId })).errors).toMatchObject([{ field: 'contactId', code: 'notInList' }]);
  const cleared = await world.crm.mutate('updateActivity', { id: of.id, contactId: null, customerId: null }, selection);
  expect(cleared.errors).toMatchObject([{ field: 'customerId', code: 'activityAboutNobody' }]);
});

it('is completed once, reopened, and filtered by state, time and subject', async () => {
  const leadId = await lead();
  const { id } = (await make({ leadId, dueAt: '2099-05-01T10:00:00Z' })).activity;
  const done = await complete({ id, version: 1 });
  expect(done).toMatchObject({ errors: [], activity: { version: 2, status: 'DONE', doneAt: expect.any(String) } });
  expect((await complete({ id })).activity).toEqual(done.activity);
  expect((await complete({ id, version: 1 })).errors).toMatchObject([{ code: 'conflict' }]);
  const count = async (filter: object) =>
    (await world.crm.query('query($filter: ActivityFilter) { activities(filter: $filter) { totalCount } }', { filter })).data.activities
      .totalCount;
  const of = { lead: { eq: leadId } };
  expect(await count({ ...of, status: { eq: 'DONE' } })).toBe(1);
  expect(await count({ ...of, status: { in: ['OPEN', 'OVERDUE'] } })).toBe(0);
  expect((await reopen({ id })).activity).toMatchObject({ status: 'OPEN', doneAt: null });
  expect(await count({ ...of, dueAt: { from: '2099-05-01T10:00:00Z', before: '2099-05-01T10:00:01Z' } })).toBe(1);
  expect(await count({ ...of, dueAt: { before: '2099-05-01T10:00:00Z' } })).toBe(0);
  const { data } = await world.crm.query(
    'query($id: ID!) { customer(id: $id) { activities(filter: { kind: { eq: CALL } }) { edges { node { id } } } } }',
    { id: world.customerId },
  );
  expect(data.customer.activities.edges).toContainEqual({ node: { id } });
});

it('sets a lead’s next date in the company’s time zone, and keeps the lead fresh', async () => {
  const id = await lead();
  const { companyId } = (await admin.query('{ viewer { companyId } }')).data.viewer;
  const old = () =>
    world.server.database.inCompany({ companyId }, em =>
      em.execute(`update lead set updated_at = now() - interval '20 days' where id = ?`, [id]),
    );
  await old();
  expect(await stateOf(id)).toEqual({ isStale: true, nextActivityOn: null });
  // 03:30 UTC is still the previous day in New York.
  const planned = (await make({ leadId: id, dueAt: '2099-04-01T03:30:00Z' })).activity;
  await make({ leadId: id, dueAt: '2099-06-01T12:00:00Z' });
  expect(await stateOf(id)).toEqual({ isStale: false, nextActivityOn: '2099-03-31' });
  await complete({ id: planned.id });
  expect(await stateOf(id)).toEqual({ isStale: false, nextActivityOn: '2099-06-01' });
  const { data } = await world.crm.query('query($id: ID!) { activities(filter: { lead: { eq: $id } }) { edges { node { id } } } }', { id });
  const ids = data.activities.edges.map(({ node }: { node: { id: string } }) => node.id);
  await world.crm.mutate('deleteActivities', { ids }, 'deletedIds', 'DeleteInput');
  expect(await stateOf(id)).toEqual({ isStale: true, nextActivityOn: null });
});

it('belongs to its creator, and notifies another assignee', async () => {
  const me = (await world.crm.query('{ viewer { userId } }')).data.viewer.userId;
  const other = (await admin.query('{ viewer { userId } }')).data.viewer.userId;
  const { customerId } = world;
  const { id, owner } = (await make({ customerId, title: 'Mine' })).activity;
  expect(owner).toEqual({ userId: me });
  await world.crm.mutate('updateActivity', { id, ownerId: other }, selection);
  const { data } = await admin.query('{ notifications(first: 5) { edges { node { kind recordId recordName } } } }');
  expect(data.notifications.edges[0].node).toEqual({ kind: 'ASSIGNED', recordId: id, recordName: 'Mine' });
  const kept = await world.crm.mutate('updateActivity', { id, ownerId: null }, selection);
  expect(kept.activity.owner).toEqual({ userId: other });
});

it('appears in the customer’s timeline with leads, documents, mails and comments', async () => {
  const address = { address: '1 Main St', city: 'Madrid', country: 'ES' };
  const customerId = (await world.crm.mutate('createCustomer', { name: 'Told of', ...address }, 'customer { id }')).customer.id;
  const timeline = async (client = world.crm, after?: string) =>
    (
      await client.query(
        `query($id: ID!, $after: String) { customer(id: $id) { timeline(first: 5, after: $after) {
           totalCount pageInfo { hasNextPage endCursor } edges { node { kind name state text recordId actor { name } } } } } }`,
        { id: customerId, after },
      )
    ).data?.customer?.timeline;
  expect(await timeline()).toMatchObject({ totalCount: 0, edges: [] });
  const { id: call } = (await make({ customerId, title: 'Ask how it goes' })).activity;
  const leadId = (await world.crm.mutate('createLead', world.input({ customerId, title: 'Chairs' }), 'lead { id }')).lead.id;
  await world.move({ id: leadId, columnId: world.columns.get('CLOSED_WON')! });
  const { crmOrder } = await world.crm.mutate('createOrderFromLead', { leadId }, 'crmOrder { id number }', 'FromLeadInput');
  await world.crm.mutate('confirmCrmOrder', { id: crmOrder.id }, 'crmOrder { id }', 'RecordInput');
  await world.crm.mutate('addComment', { recordId: crmOrder.id, text: 'Wants them early' }, 'comment { id }');

  const { totalCount, edges, pageInfo } = await timeline();
  expect(totalCount).toBe(6);
  const told = edges.map(({ node: { kind, name, state, text } }: { node: Record<string, string> }) => [kind, name, state, text]);
  expect(told).toEqual([
    ['CALL', 'Ask how it goes', 'OPEN', null],
    ['COMMENT', crmOrder.number, null, 'Wants them early'],
    ['ORDER', crmOrder.number, 'CONFIRMED', null],
    ['ORDER', crmOrder.number, null, 'Wants chairs'],
    ['LEAD', 'Chairs', 'CLOSED_WON', null],
  ]);
  expect(edges[0].node).toMatchObject({ recordId: call });
  expect(edges[4].node.actor).not.toBeNull();
  const rest = await timeline(world.crm, pageInfo.endCursor);
  expect(rest).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { kind: 'LEAD', state: 'INQUIRY' } }] });

  await world.crm.mutate('deleteActivities', { ids: [call] }, 'deletedIds', 'DeleteInput');
  expect((await timeline()).totalCount).toBe(5);
  expect(await timeline(await signedInAs(world.server, 'admin@boreal.test'))).toBeUndefined();
});

it('has comments and a history like any record', async () => {
  const { id } = (await make({ customerId: world.customerId })).activity;
  await world.crm.mutate('addComment', { recordId: id, text: 'No answer' }, 'comment { id }');
  await complete({ id });
  const query =
    'query($id: ID!) { activity(id: $id) { comments(first: 5) { edges { node { text } } } history(first: 5) { totalCount } files { id } } }';
  const { activity } = (await world.crm.query(query, { id })).data;
  expect(activity).toEqual({ comments: { edges: [{ node: { text: 'No answer' } }] }, history: { totalCount: 2 }, files: [] });
});
