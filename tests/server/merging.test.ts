import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReferenceKind } from '@mikro-orm/core';
import { newId } from '../../server/core/database/ids.ts';
import { Customer } from '../../server/parties/customer/Customer.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { asOwner } from '../support/asOwner.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { Quotations } from './crm/Deals.ts';

let server: TestServer;
let sales: Client;
/** Administers another company. */
let stranger: Client;
beforeAll(async () => {
  server = await ownCompany();
  sales = await signedInAs(server, 'crm@atlas.test');
  stranger = await signedInAs(await ownCompany(), 'admin@atlas.test');
});
afterAll(() => server.stop());

const place = { address: '1 Main St', city: 'Madrid', country: 'ES' };
const makeCustomer = async (by: Client, values: object) =>
  (await by.mutate('createCustomer', { ...place, ...values }, 'customer { id version }')).customer as { id: string; version: number };
const makeContact = (by: Client, values: object) =>
  by.mutate('createContact', { name: 'Ana', phone: '34911234567', ...values }, 'contact { id version }');
const merge = (by: Client, input: object, kind = 'Customers', one = 'customer { id name email city version }') =>
  by.mutate(`merge${kind}`, input as Record<string, unknown>, `${one} moved { type count }`, 'MergeInput');
const customer = async (by: Client, id: string) =>
  by.query('query($id: ID!) { customer(id: $id) { id name contacts(first: 9) { edges { node { id } } } } }', { id });

let winner: { id: string; version: number };
let loser: { id: string; version: number };
beforeEach(async () => {
  winner = await makeCustomer(sales, { name: 'Talleres Ebro', email: 'hola@ebro.test' });
  loser = await makeCustomer(sales, { name: 'Talleres Ebro S.L.', email: 'info@ebro.test', city: 'Zaragoza' });
});

describe('two duplicate customers', () => {
  it('merge into one: references move to the winner, chosen fields are taken over, old ids lead there', async () => {
    const { contact } = await makeContact(sales, { customerId: loser.id });
    const fields = [
      { name: 'city', from: 'LOSER' },
      { name: 'email', from: 'WINNER' },
    ];
    const tried = await merge(sales, { winnerId: winner.id, loserId: loser.id, fields, dryRun: true });
    expect(tried).toMatchObject({ errors: [], moved: [{ type: 'Contact', count: 1 }] });
    const done = await merge(sales, { winnerId: winner.id, loserId: loser.id, version: 1, loserVersion: 1, fields });
    expect(done).toMatchObject({ errors: [], customer: { id: winner.id, city: 'Zaragoza', email: 'hola@ebro.test', version: 2 } });
    const found = (await customer(sales, loser.id)).data.customer;
    expect(found).toMatchObject({ id: winner.id, contacts: { edges: [{ node: { id: contact.id } }] } });
    expect((await sales.query('query($id: ID!) { node(id: $id) { id } }', { id: loser.id })).data.node.id).toBe(winner.id);
    const list = await sales.query('{ customers(search: "Talleres Ebro") { edges { node { id } } } }');
    const listed = list.data.customers.edges.map(({ node }: { node: { id: string } }) => node.id);
    expect(listed).toContain(winner.id);
    expect(listed).not.toContain(loser.id);
  });

  it('appear in the audit trail: the winner, the loser and what moved', async () => {
    const { contact } = await makeContact(sales, { customerId: loser.id });
    await merge(sales, { winnerId: winner.id, loserId: loser.id });
    const admin = await signedInAs(server, 'admin@atlas.test');
    const lineOf = async (id: string) =>
      (
        await admin.query(
          'query($id: ID!) { auditEntries(first: 1, filter: { entityId: { eq: $id } }) { edges { node { action changes } } } }',
          { id },
        )
      ).data.auditEntries.edges[0].node;
    expect(await lineOf(winner.id)).toMatchObject({ action: 'UPDATED', changes: { mergedFrom: [null, 'Talleres Ebro S.L.'] } });
    expect(await lineOf(loser.id)).toMatchObject({ action: 'DELETED', changes: { mergedInto: [null, winner.id] } });
    expect(await lineOf(contact.id)).toMatchObject({ action: 'UPDATED', changes: { customer: [loser.id, winner.id] } });
  });

  it('lead to the last winner when that one is merged too', async () => {
    const last = await makeCustomer(sales, { name: 'Grupo Ebro' });
    await merge(sales, { winnerId: winner.id, loserId: loser.id });
    await merge(sales, { winnerId: last.id, loserId: winner.id });
    expect((await customer(sales, loser.id)).data.customer.id).toBe(last.id);
  });

  it('cannot be merged when equal, foreign, of another kind, stale, or with an unknown field', async () => {
    const foreign = await makeCustomer(stranger, { name: 'Ebro' });
    const { contact } = await makeContact(sales, {});
    expect((await merge(sales, { winnerId: winner.id, loserId: winner.id })).errors).toMatchObject([
      { field: 'loserId', code: 'mergeWithItself' },
    ]);
    for (const other of [foreign.id, contact.id, newId(0x41)]) {
      await expect(merge(sales, { winnerId: winner.id, loserId: other })).rejects.toThrow('NOT_FOUND');
      await expect(merge(sales, { winnerId: other, loserId: loser.id })).rejects.toThrow('NOT_FOUND');
    }
    expect((await merge(sales, { winnerId: winner.id, loserId: loser.id, loserVersion: 7 })).errors).toMatchObject([{ code: 'conflict' }]);
    const unknown = await merge(sales, { winnerId: winner.id, loserId: loser.id, fields: [{ name: 'companyId', from: 'LOSER' }] });
    expect(unknown.errors).toMatchObject([{ field: 'fields.0.name', code: 'notInList' }]);
    await expect(merge(await signedInAs(server, 'hrm@atlas.test'), { winnerId: winner.id, loserId: loser.id })).rejects.toThrow(
      'FORBIDDEN',
    );
    expect((await customer(sales, loser.id)).data.customer.name).toBe('Talleres Ebro S.L.');
    expect((await customer(stranger, foreign.id)).data.customer.name).toBe('Ebro');
  });

  it('are merged once under concurrency, from either side', async () => {
    const tries = Array.from({ length: 6 }, (_, index) =>
      merge(sales, index % 2 ? { winnerId: winner.id, loserId: loser.id } : { winnerId: loser.id, loserId: winner.id }),
    );
    const ended = await Promise.allSettled(tries);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.flatMap(end => (end.status === 'rejected' ? [String(end.reason)] : [])).every(why => why.includes('NOT_FOUND'))).toBe(
      true,
    );
    const [one, other] = await Promise.all([customer(sales, winner.id), customer(sales, loser.id)]);
    expect(one.data.customer.id).toBe(other.data.customer.id);
  });

  it('take along records created meanwhile, or refuse them', async () => {
    const [made] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => makeContact(sales, { customerId: loser.id }))),
      merge(sales, { winnerId: winner.id, loserId: loser.id }),
    ]);
    const refused = made.filter(({ errors }) => errors.length);
    expect(refused.every(({ errors }) => errors[0].field === 'customerId' && errors[0].code === 'notFound')).toBe(true);
    const { edges } = (await customer(sales, winner.id)).data.customer.contacts;
    expect(edges).toHaveLength(made.length - refused.length);
  });
});

describe('a merge is undone', () => {
  const unmerge = (by: Client, loserId: string, kind = 'Customer', one = 'customer { id name city version }') =>
    by.mutate(`unmerge${kind}`, { loserId }, `${one} restored { id name } moved { type count } kept`, 'UnmergeInput');
  const fromLoser = (...names: string[]) => names.map(name => ({ name, from: 'LOSER' }));
  const contactsOf = async (id: string) =>
    (await customer(sales, id)).data.customer.contacts.edges.map(({ node }: { node: { id: string } }) => node.id);

  it('with what moved, what was made from it since, and the fields that were taken; newer values stay', async () => {
    const own = (await makeContact(sales, { name: 'Berta', customerId: winner.id })).contact;
    const { contact } = await makeContact(sales, { customerId: loser.id });
    const offers = new Quotations(sales, loser.id);
    const { crmQuotation: offer } = await offers.make();
    await offers.action('send', offer.id);
    await merge(sales, { winnerId: winner.id, loserId: loser.id, fields: fromLoser('city', 'email') });
    const listed = await sales.query('query($id: ID!) { customerMerges(id: $id) { loserId name } }', { id: winner.id });
    expect(listed.data.customerMerges).toEqual([{ loserId: loser.id, name: 'Talleres Ebro S.L.' }]);
    const later = (await makeContact(sales, { name: 'Carla', customerId: winner.id })).contact;
    const accepted = await offers.action('accept', offer.id);
    expect(accepted.errors).toEqual([]);
    await sales.mutate('updateCustomer', { id: winner.id, email: 'nuevo@ebro.test' }, 'customer { id }');

    const undone = await unmerge(sales, loser.id);
    expect(undone).toMatchObject({
      errors: [],
      customer: { id: winner.id, name: 'Talleres Ebro', city: 'Madrid' },
      restored: { id: loser.id, name: 'Talleres Ebro S.L.' },
      kept: ['email'],
    });
    expect(undone.moved).toEqual(expect.arrayContaining(['Contact', 'CrmQuotation', 'CrmOrder'].map(type => ({ type, count: 1 }))));
    expect(await contactsOf(loser.id)).toEqual([contact.id]);
    expect(new Set(await contactsOf(winner.id))).toEqual(new Set([own.id, later.id]));
    const { data } = await sales.query('query($id: ID!) { crmQuotation(id: $id) { customer { id } order { customer { id } } } }', {
      id: offer.id,
    });
    expect(data.crmQuotation).toEqual({ customer: { id: loser.id }, order: { customer: { id: loser.id } } });
    await expect(unmerge(sales, loser.id)).rejects.toThrow('NOT_FOUND');
    // Merged once more it is undone once more: the newer merge counts.
    await merge(sales, { winnerId: winner.id, loserId: loser.id });
    expect((await unmerge(sales, loser.id)).errors).toEqual([]);
    expect(await contactsOf(loser.id)).toEqual([contact.id]);
  });

  it('the last one first, where the winner was merged too', async () => {
    const last = await makeCustomer(sales, { name: 'Grupo Ebro' });
    const { contact } = await makeContact(sales, { customerId: loser.id });
    await merge(sales, { winnerId: winner.id, loserId: loser.id });
    await merge(sales, { winnerId: last.id, loserId: winner.id });
    expect((await unmerge(sales, loser.id)).errors).toMatchObject([{ code: 'unmergeLater' }]);
    expect((await unmerge(sales, winner.id)).errors).toEqual([]);
    expect(await contactsOf(last.id)).toEqual([]);
    expect(await contactsOf(winner.id)).toEqual([contact.id]);
    expect((await unmerge(sales, loser.id)).errors).toEqual([]);
    expect(await contactsOf(winner.id)).toEqual([]);
    expect(await contactsOf(loser.id)).toEqual([contact.id]);
  });

  it('not by strangers, nor for what was never merged, was erased or was merged more than 30 days ago', async () => {
    await expect(unmerge(sales, loser.id)).rejects.toThrow('NOT_FOUND');
    await merge(sales, { winnerId: winner.id, loserId: loser.id });
    await expect(unmerge(stranger, loser.id)).rejects.toThrow('NOT_FOUND');
    await expect(unmerge(await signedInAs(server, 'hrm@atlas.test'), loser.id)).rejects.toThrow('FORBIDDEN');
    await expect(unmerge(sales, loser.id, 'Contact', 'contact { id }')).rejects.toThrow('NOT_FOUND');
    const companyId = (await sales.query('{ viewer { companyId } }')).data.viewer.companyId;
    const since = (days: number) =>
      asOwner(server, `update customer set deleted_at = now() - $1 * interval '1 day' where id = $2`, {
        values: [days, loser.id],
        companyId,
      });
    await since(31);
    expect((await unmerge(sales, loser.id)).errors).toMatchObject([{ code: 'unmergeTooLate' }]);
    expect((await sales.query('query($id: ID!) { customerMerges(id: $id) { loserId } }', { id: winner.id })).data.customerMerges).toEqual(
      [],
    );
    await since(29);
    const admin = await signedInAs(server, 'admin@atlas.test');
    await admin.mutate('erasePersonalData', { id: winner.id, name: 'Talleres Ebro', reason: 'By letter' }, 'erasedId');
    expect((await unmerge(sales, loser.id)).errors).toMatchObject([{ code: 'mergeErased' }]);
  });

  it('contacts too', async () => {
    const [one, other] = await Promise.all([makeContact(sales, {}), makeContact(sales, { name: 'Ana G.', customerId: winner.id })]);
    await merge(
      sales,
      { winnerId: one.contact.id, loserId: other.contact.id, fields: fromLoser('customerId') },
      'Contacts',
      'contact { id }',
    );
    const undone = await unmerge(sales, other.contact.id, 'Contact', 'contact { id customer { id } }');
    expect(undone).toMatchObject({ errors: [], contact: { customer: null }, restored: { id: other.contact.id, name: 'Ana G.' }, kept: [] });
  });
});

it('contacts are merged the same way', async () => {
  const [one, other] = await Promise.all([makeContact(sales, {}), makeContact(sales, { name: 'Ana G.', customerId: winner.id })]);
  const fields = [{ name: 'customerId', from: 'LOSER' }];
  const done = await merge(
    sales,
    { winnerId: one.contact.id, loserId: other.contact.id, fields },
    'Contacts',
    'contact { id customer { id } }',
  );
  expect(done).toMatchObject({ errors: [], contact: { id: one.contact.id, customer: { id: winner.id } }, moved: [] });
});

it('an erased customer cannot be merged', async () => {
  const admin = await signedInAs(server, 'admin@atlas.test');
  const erasure = await admin.mutate('erasePersonalData', { id: loser.id, name: 'Talleres Ebro S.L.', reason: 'By letter' }, 'erasedId');
  expect(erasure).toEqual({ errors: [], erasedId: loser.id });
  for (const input of [
    { winnerId: winner.id, loserId: loser.id },
    { winnerId: loser.id, loserId: winner.id },
  ])
    expect(await merge(sales, input)).toMatchObject({ errors: [{ code: 'mergeErased' }], customer: null });
});

it('every foreign key to a customer is a relation known to the merge', async () => {
  const keys = await server.database.platform(em =>
    em.execute<{ name: string }[]>(
      `select conrelid::regclass::text || '.' || a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
       where contype = 'f' and confrelid = 'customer'::regclass`,
    ),
  );
  const known = [...server.database.em.getMetadata().getAll().values()].flatMap(meta =>
    Object.values(meta.properties)
      .filter(({ kind, targetMeta }) => kind === ReferenceKind.MANY_TO_ONE && targetMeta?.class === Customer)
      .map(({ fieldNames }) => `${meta.tableName}.${fieldNames[0]}`),
  );
  // Belongs only to erased customers, who are never merged.
  const merged = keys.map(({ name }) => name).filter(name => name !== 'kept_identity.customer_id');
  expect(known).toEqual(expect.arrayContaining(merged));
});
