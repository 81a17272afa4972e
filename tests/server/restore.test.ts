import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let crm: Client;
let inventory: Client;

beforeAll(async () => {
  server = await ownCompany();
  [crm, inventory] = await Promise.all([signedInAs(server, 'crm@atlas.test'), signedInAs(server, 'inventory@atlas.test')]);
});
afterAll(() => server.stop());

const restore = (client: Client, ...ids: string[]) => client.mutate('restoreRecords', { ids }, 'restoredIds', 'DeleteInput');
const customer = async (name: string) =>
  (await crm.mutate('createCustomer', { name, address: '1 Main St', city: 'Madrid', country: 'ES' }, 'customer { id }')).customer
    .id as string;
const contact = async (customerId: string) =>
  (await crm.mutate('createContact', { name: 'Ana', phone: '12345678901', customerId }, 'contact { id }')).contact.id as string;
const product = async (code: string) =>
  (
    await inventory.mutate(
      'createInventoryProduct',
      { name: code, code, manufacturer: 'Sella', quantity: '3', salePrice: '1' },
      'inventoryProduct { id }',
    )
  ).inventoryProduct.id as string;
const remove = (client: Client, plural: string, ...ids: string[]) => client.mutate(`delete${plural}`, { ids }, 'deletedIds', 'DeleteInput');

describe('a deletion that is undone', () => {
  it('brings the record back, tells of it in the history, and once is enough', async () => {
    const id = await customer('Back again');
    await remove(crm, 'Customers', id);
    expect(await restore(crm, id)).toEqual({ errors: [], restoredIds: [id] });
    expect(await restore(crm, id)).toEqual({ errors: [], restoredIds: [id] });
    const { data } = await crm.query('query($id: ID!) { customer(id: $id) { name history { edges { node { action } } } } }', { id });
    const actions = data.customer.history.edges.map(({ node }: { node: { action: string } }) => node.action);
    expect([data.customer.name, actions]).toEqual(['Back again', ['RESTORED', 'DELETED', 'CREATED']]);
  });

  it('is refused when another record has taken what must be unique', async () => {
    const id = await product('TAKEN-1');
    await remove(inventory, 'InventoryProducts', id);
    await product('TAKEN-1');
    expect(await restore(inventory, id)).toMatchObject({ errors: [{ field: 'code', code: 'restoreTaken' }], restoredIds: null });
  });

  it('is refused as long as what it refers to is gone, and done when both come back', async () => {
    const customerId = await customer('Parent');
    const id = await contact(customerId);
    await remove(crm, 'Contacts', id);
    await remove(crm, 'Customers', customerId);
    expect((await restore(crm, id)).errors).toMatchObject([{ code: 'restoreDangling' }]);
    expect(await restore(crm, customerId, id)).toMatchObject({ errors: [], restoredIds: [customerId, id] });
  });

  it('leaves refused what others still refer to', async () => {
    const customerId = await customer('Referred to');
    await contact(customerId);
    expect((await remove(crm, 'Customers', customerId)).errors).toMatchObject([{ code: 'referenced' }]);
  });

  it('is for who may delete such records, of his own company, within 30 days', async () => {
    const id = await customer('Guarded');
    await remove(crm, 'Customers', id);
    await expect(restore(await signedInAs(server, 'hrm@atlas.test'), id)).rejects.toThrow('FORBIDDEN');
    await expect(restore(await signedInAs(server, 'admin@boreal.test'), id)).rejects.toThrow('NOT_FOUND');
    await expect(restore(crm, 'nothing')).rejects.toThrow('NOT_FOUND');
    const companyId = (await crm.query('{ viewer { companyId } }')).data.viewer.companyId as string;
    await server.database.inCompany({ companyId }, em =>
      em.execute(`update customer set deleted_at = now() - interval '31 days' where id = ?`, [id]),
    );
    expect((await restore(crm, id)).errors).toMatchObject([{ code: 'restoreTooLate' }]);
  });
});
