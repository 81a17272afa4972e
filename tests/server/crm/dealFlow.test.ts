import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs } from '../../support/Client.ts';
import { Quotations } from './Deals.ts';
import { LeadWorld } from './LeadWorld.ts';

let world: LeadWorld;
beforeAll(async () => void (world = await LeadWorld.open()));
afterAll(() => world.server.stop());

const lines = 'lines { description quantity unitPrice net }';
const order = `crmOrder { id number status reason description orderValue customer { id } contact { id } owner { userId } lead { id column { kind } } ${lines} }`;
const leadOf = async (values: object = {}) => (await world.crm.mutate('createLead', world.input(values), `lead { id ${lines} }`)).lead;
const orderFrom = (leadId: string) => world.crm.mutate('createOrderFromLead', { leadId }, order, 'FromLeadInput');

it('makes a lead an order, closes it as won, and leads from one to the other', async () => {
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

it('makes it once, however often and at once it is asked', async () => {
  const lead = await leadOf();
  const made = await Promise.all(Array.from({ length: 20 }, () => orderFrom(lead.id)));
  expect(made.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(made.map(({ crmOrder }) => crmOrder.id)).size).toBe(1);
  expect((await orderFrom(lead.id)).crmOrder.id).toBe(made[0].crmOrder.id);
});

it("is nothing to another company's lead", async () => {
  const boreal = await signedInAs(world.server, 'admin@boreal.test');
  const lead = await leadOf();
  await expect(boreal.mutate('createOrderFromLead', { leadId: lead.id }, order, 'FromLeadInput')).rejects.toThrow('NOT_FOUND');
});

it('quotes what an order comes to; accepted, the quotation leads back to that order and tells its owner', async () => {
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

it('quotes a lead before it is won; accepted, its order is the lead’s', async () => {
  const lead = await leadOf();
  const quotations = new Quotations(world.crm, world.customerId);
  const made = await world.crm.mutate('createQuotationFromLead', { leadId: lead.id }, 'crmQuotation { id }', 'FromLeadInput');
  await quotations.action('send', made.crmQuotation.id);
  const { crmQuotation } = await quotations.action('accept', made.crmQuotation.id);
  expect((await orderFrom(lead.id)).crmOrder).toMatchObject({ id: crmQuotation.order.id, lead: { column: { kind: 'CLOSED_WON' } } });
});
