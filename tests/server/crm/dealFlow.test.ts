import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, signedInAs } from '../../support/Client.ts';
import { textOf } from '../../support/pdf.ts';
import { Quotations } from './Deals.ts';
import { LeadWorld } from './LeadWorld.ts';

let world: LeadWorld;
beforeAll(async () => void (world = await LeadWorld.open()));
afterAll(() => world.server.stop());

const lines = 'lines { description quantity unitPrice net }';
const order = `crmOrder { id number status reason description orderValue customer { id } contact { id } owner { userId } lead { id column { kind } } ${lines} }`;
const leadOf = async (values: object = {}) => (await world.crm.mutate('createLead', world.input(values), `lead { id ${lines} }`)).lead;
const orderFrom = (leadId: string) => world.crm.mutate('createOrderFromLead', { leadId }, order, 'FromLeadInput');

it('turns a lead into an order, closes it as won, and links the two', async () => {
  const { contact } = await world.crm.mutate(
    'createContact',
    { name: 'Buyer', phone: '12345678', customerId: world.customerId },
    'contact { id }',
  );
  const lead = await leadOf({ contactId: contact.id });
  const { errors, crmOrder } = await orderFrom(lead.id);
  expect(errors).toEqual([]);
  expect(crmOrder).toMatchObject({
    status: 'PENDING',
    reason: 'Moves house',
    customer: { id: world.customerId },
    contact: { id: contact.id },
    lead: { id: lead.id, column: { kind: 'CLOSED_WON' } },
    lines: lead.lines,
  });
  const { data } = await world.crm.query('query($id: ID!) { lead(id: $id) { orders(first: 1) { edges { node { id } } } } }', {
    id: lead.id,
  });
  expect(data.lead.orders.edges).toEqual([{ node: { id: crmOrder.id } }]);
});

it('lets go of a contact who is with another customer by now: what names them stays editable, and what follows from it does without', async () => {
  const input = { name: 'Their new employer', address: 'x', city: 'y', country: 'ES' };
  const employer = (await world.crm.mutate('createCustomer', input, 'customer { id }')).customer.id;
  const person = { name: 'Mover', phone: '12345678', customerId: world.customerId };
  const contactId = (await world.crm.mutate('createContact', person, 'contact { id }')).contact.id;
  const lead = await leadOf({ contactId });
  const call = { kind: 'CALL', title: 'Ask', dueAt: '2099-05-01T10:00:00Z', leadId: lead.id, contactId };
  const activity = (await world.crm.mutate('createActivity', call, 'activity { id }')).activity;
  const early = (await orderFrom((await leadOf({ contactId })).id)).crmOrder;
  expect((await world.crm.mutate('updateContact', { id: contactId, customerId: employer }, 'contact { id }')).errors).toEqual([]);

  const named = 'contact { id } customer { id }';
  const kept = { contact: { id: contactId }, customer: { id: world.customerId } };
  for (const [command, values, type] of [
    ['updateLead', { id: lead.id, title: 'Later' }, 'lead'],
    ['updateActivity', { id: activity.id, title: 'Ask again' }, 'activity'],
    ['updateCrmOrder', { id: early.id, description: 'Later' }, 'crmOrder'],
  ] as const)
    expect(await world.crm.mutate(command, values, `${type} { ${named} }`)).toMatchObject({ errors: [], [type]: kept });
  const back = await world.crm.mutate('updateLead', { id: lead.id, customerId: employer, contactId }, `lead { ${named} }`);
  expect(back).toMatchObject({ errors: [], lead: { customer: { id: employer } } });
  // The lead is the new employer's by now, the call was about the former one.
  expect((await world.crm.mutate('updateActivity', { id: activity.id, title: 'Asked' }, `activity { ${named} }`)).errors).toEqual([]);
  const foreign = await world.crm.mutate('updateLead', { id: lead.id, customerId: world.customerId }, 'lead { id }');
  expect(foreign.errors).toMatchObject([{ field: 'contactId', code: 'notInList' }]);

  const admin = await signedInAs(world.server, 'admin@atlas.test');
  await admin.mutate('confirmCrmOrder', { id: early.id }, 'crmOrder { id }', 'RecordInput');
  for (const [command, type, source] of [
    ['createQuotationFromOrder', 'crmQuotation', 'FromOrderInput'],
    ['createSalesInvoiceFromOrder', 'salesInvoice', 'InvoiceFromOrderInput'],
  ] as const) {
    const made = await admin.mutate(command, { orderId: early.id }, `${type} { ${named} }`, source);
    expect(made).toMatchObject({ errors: [], [type]: { contact: null, customer: { id: world.customerId } } });
  }
});

it('creates one order, however often and concurrently it is requested', async () => {
  const lead = await leadOf();
  const made = await Promise.all(Array.from({ length: 20 }, () => orderFrom(lead.id)));
  expect(made.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(made.map(({ crmOrder }) => crmOrder.id)).size).toBe(1);
  expect((await orderFrom(lead.id)).crmOrder.id).toBe(made[0].crmOrder.id);
});

it('makes a new order of a lead once the one before is cancelled, also by its quotation', async () => {
  const lead = await leadOf();
  const cancel = (id: string) => world.crm.mutate('cancelCrmOrder', { id }, 'crmOrder { status }', 'RecordInput');
  const first = (await orderFrom(lead.id)).crmOrder;
  expect((await cancel(first.id)).crmOrder.status).toBe('CANCELLED');
  const second = (await orderFrom(lead.id)).crmOrder;
  expect(second).toMatchObject({ status: 'PENDING', lead: { id: lead.id } });
  expect(second.id).not.toBe(first.id);
  expect((await orderFrom(lead.id)).crmOrder.id).toBe(second.id);
  await cancel(second.id);
  const quotations = new Quotations(world.crm, world.customerId);
  const id = await quotationFrom(lead.id);
  await quotations.action('send', id);
  const third = (await quotations.action('accept', id)).crmQuotation.order.id;
  const { orders } = await leadNow(lead.id);
  const made = orders.edges.map(({ node }: { node: { id: string } }) => node.id);
  expect(new Set(made)).toEqual(new Set([first.id, second.id, third]));
});

it("cannot use another company's lead", async () => {
  const boreal = await signedInAs(world.server, 'admin@boreal.test');
  const lead = await leadOf();
  await expect(boreal.mutate('createOrderFromLead', { leadId: lead.id }, order, 'FromLeadInput')).rejects.toThrow('NOT_FOUND');
});

it('quotes the total of an order; accepting it returns to that order and notifies its owner', async () => {
  const { data } = await world.crm.query('{ viewer { userId } }');
  const admin = await signedInAs(world.server, 'admin@atlas.test');
  const lead = await leadOf({ ownerId: data.viewer.userId });
  const { crmOrder } = await orderFrom(lead.id);
  const quotations = new Quotations(admin, world.customerId);
  const quotation = await admin.mutate(
    'createQuotationFromOrder',
    { orderId: crmOrder.id },
    'crmQuotation { id status }',
    'FromOrderInput',
  );
  await quotations.action('send', quotation.crmQuotation.id);
  const { crmQuotation } = await quotations.action('accept', quotation.crmQuotation.id);
  expect(crmQuotation).toMatchObject({ status: 'ACCEPTED', order: { id: crmOrder.id } });
  const told = await world.crm.query('{ notifications(first: 5) { edges { node { kind recordId } } } }');
  expect(told.data.notifications.edges).toContainEqual({ node: { kind: 'QUOTATION_ANSWERED', recordId: crmQuotation.id } });
});

const quotationFrom = async (leadId: string) => {
  const made = await world.crm.mutate('createQuotationFromLead', { leadId }, 'crmQuotation { id }', 'FromLeadInput');
  return made.crmQuotation.id as string;
};
const leadNow = async (id: string) => {
  const { data } = await world.crm.query(
    `query($id: ID!) { lead(id: $id) { lossReason { name } closedAt column { kind } stages { movedBy { name } column { kind } }
      orders(first: 5) { edges { node { id } } } quotations(first: 5) { totalCount } } }`,
    { id },
  );
  return data.lead;
};

it('wins the lead with its quotation, accepted by a company user in the name of the contact', async () => {
  const { contact } = await world.crm.mutate(
    'createContact',
    { name: 'Lena Ortiz', phone: '12345678', customerId: world.customerId },
    'contact { id }',
  );
  const lead = await leadOf({ contactId: contact.id });
  const quotations = new Quotations(world.crm, world.customerId);
  const id = await quotationFrom(lead.id);
  await quotations.action('send', id);
  expect(await leadNow(lead.id)).toMatchObject({ column: { kind: 'INQUIRY' }, closedAt: null });
  const { crmQuotation } = await quotations.action('accept', id);
  expect(crmQuotation.acceptedBy).toBe('Lena Ortiz');
  expect(await leadNow(lead.id)).toMatchObject({
    column: { kind: 'CLOSED_WON' },
    closedAt: expect.any(String),
    orders: { edges: [{ node: { id: crmQuotation.order.id } }] },
    quotations: { totalCount: 1 },
  });
  expect((await orderFrom(lead.id)).crmOrder.id).toBe(crmQuotation.order.id);
});

it('wins a lost lead whose customer accepts by link after all; a second quotation of it gets an order of its own', async () => {
  const lead = await leadOf();
  const quotations = new Quotations(world.crm, world.customerId);
  const guest = new Client(world.server.url);
  const tokens = [];
  for (const id of [await quotationFrom(lead.id), await quotationFrom(lead.id)]) {
    await quotations.action('send', id);
    tokens.push({ id, token: new URL((await quotations.action('share', id)).link).searchParams.get('data') });
  }
  await world.move({ id: lead.id, columnId: world.columns.get('CANCELLED')!, lossReasonId: world.lossReasonId });
  const answers = await Promise.all(
    tokens.map(({ token }) => guest.mutate('acceptSharedQuotation', { token, name: 'Lena Ortiz' }, 'sharedQuotation { status }')),
  );
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  const won = await leadNow(lead.id);
  expect(won).toMatchObject({ column: { kind: 'CLOSED_WON' }, lossReason: null });
  expect(won.stages.at(-1)).toEqual({ movedBy: null, column: { kind: 'CLOSED_WON' } });
  const orders = await Promise.all(tokens.map(async ({ id }) => (await quotations.read(id)).order.id));
  expect(new Set(orders).size).toBe(2);
  expect(won.orders.edges).toHaveLength(1);
  expect(orders).toContain(won.orders.edges[0].node.id);
});

it('keeps what a lead says about its customer away from them: on the link, on paper and on the order', async () => {
  const lead = await leadOf({ description: 'Pays late, start high' });
  const quotations = new Quotations(world.crm, world.customerId);
  const id = await quotationFrom(lead.id);
  await world.crm.mutate('updateCrmQuotation', { id, remarks: 'Delivered to the back door' }, 'crmQuotation { id }');
  await quotations.action('send', id);
  const token = new URL((await quotations.action('share', id)).link).searchParams.get('data');
  const locked = await world.crm.mutate('updateCrmQuotation', { id, remarks: 'At the front' }, 'crmQuotation { id }');
  expect(locked.errors).toMatchObject([{ code: 'documentLocked' }]);
  const { data } = await new Client(world.server.url).query('query($token: String!) { sharedQuotation(token: $token) { remarks } }', {
    token,
  });
  expect(data.sharedQuotation).toEqual({ remarks: 'Delivered to the back door' });
  const { crmQuotation } = await quotations.action('accept', id);
  for (const record of [id, crmQuotation.order.id]) {
    const printed = await fetch(`${world.server.url}/print/${record}.pdf`, { headers: { authorization: `Bearer ${world.crm.token}` } });
    const text = await textOf(new Uint8Array(await printed.arrayBuffer()));
    expect(text).toContain('Delivered to the back door');
    expect(text).not.toContain('Pays late');
  }
});
