import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, signedInAs, startDemo } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { TestServer } from '../../support/startServer.ts';

let server: TestServer;
let buyer: Client;
let admin: Client;
let departmentId: string;
beforeAll(async () => {
  server = await startDemo();
  [buyer, admin] = await Promise.all(['procurement@atlas.test', 'admin@atlas.test'].map(email => signedInAs(server, email)));
  const { data } = await buyer.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  departmentId = data.departments.edges[0].node.id;
});
afterAll(() => server.stop());

let count = 0;
const issues = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map(({ field, code }) => [field, code]);
const group = async () =>
  (await buyer.mutate('createProductGroup', { title: `Rated ${++count}` }, 'productGroup { id }')).productGroup.id as string;

/** Creates a vendor. */
async function vendor(name = `Seller ${++count}`): Promise<string> {
  const contact = {
    companyName: 'Zyxgears',
    email: `seller${count}@zyxgears.test`,
    phone: '34699118866',
    address: '1 Road',
    country: 'ES',
  };
  const input = { name, ...contact, vendorType: 'ONCE', productGroupIds: [await group()] };
  return (await buyer.mutate('createVendor', input, 'vendor { id }')).vendor.id;
}

const product = async (input: object = {}) =>
  (await buyer.mutate('createProcurementProduct', { name: `Article ${++count}`, ...input }, 'procurementProduct { id }')).procurementProduct
    .id as string;

const selection =
  'requisition { id version number requisitionStatus approvedAt approvedBy { name } vendorIds vendorNames lines { product { id } quantity } }';

/** Creates a requisition of one product for one vendor. */
async function requisition(input: object = {}, client = buyer) {
  const values = {
    title: `Request ${++count}`,
    departmentId,
    category: 'Stock',
    dueOn: '2031-06-30',
    vendorIds: [await vendor()],
    lines: [{ productId: await product(), quantity: '2' }],
    ...input,
  };
  return client.mutate('createRequisition', values, selection);
}

describe('a product to buy', () => {
  it('belongs to product groups, which a deletion and a restore keep', async () => {
    const [first, second] = [await group(), await group()];
    const id = await product({ productGroupIds: [first, second] });
    await buyer.mutate('deleteProcurementProducts', { ids: [id] }, 'deletedIds', 'DeleteInput');
    await buyer.mutate('restoreRecords', { ids: [id] }, 'restoredIds', 'DeleteInput');
    const { data } = await buyer.query('query ($id: ID!) { procurementProduct(id: $id) { productGroupIds } }', { id });
    expect(data.procurementProduct.productGroupIds).toEqual([first, second]);
  });

  it('refuses groups and inventory products that are not there', async () => {
    const absent = '01a1feb7-0529-737c-96eb-fa7441e324b0';
    const input = { name: 'Nothing', productGroupIds: [absent] };
    expect(issues(await buyer.mutate('createProcurementProduct', input, 'procurementProduct { id }'))).toEqual([
      ['productGroupIds.0', 'notFound'],
    ]);
    const stocked = { name: 'Nothing', inventoryProductId: absent };
    expect(issues(await buyer.mutate('createProcurementProduct', stocked, 'procurementProduct { id }'))).toEqual([
      ['inventoryProductId', 'notFound'],
    ]);
  });
});

describe('a requisition', () => {
  it('needs title, department, category, a vendor, and a product with a quantity of at least 1', async () => {
    const blank = { title: '', departmentId: '', category: '', vendorIds: [], lines: [] };
    expect(issues(await requisition(blank))).toEqual(
      expect.arrayContaining([
        ['title', 'required'],
        ['departmentId', 'required'],
        ['category', 'required'],
        ['vendorIds', 'chooseOne'],
        ['lines', 'lastLine'],
      ]),
    );
    expect(issues(await requisition({ lines: [{ productId: await product(), quantity: '0.5' }] }))).toEqual([
      ['lines.0.quantity', 'tooSmall'],
    ]);
  });

  it('is numbered without gaps and starts as pending', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => requisition()));
    expect(new Set(made.map(({ requisition: { number } }) => number)).size).toBe(5);
    expect(made[0].requisition).toMatchObject({ number: expect.stringMatching(/^REQ-\d{4}-\d{5}$/), requisitionStatus: 'PENDING' });
  });

  it('is approved by whoever may approve, and only once', async () => {
    const { requisition: made } = await requisition();
    const approve = (client: Client) => client.mutate('approveRequisition', { id: made.id }, selection);
    const [one, other] = await Promise.all([approve(admin), approve(admin)]);
    expect([one.errors, other.errors]).toEqual([[], []]);
    expect(one.requisition).toMatchObject({ requisitionStatus: 'APPROVED', approvedBy: { name: expect.any(String) } });
    expect(other.requisition.approvedAt).toBe(one.requisition.approvedAt);
  });

  it('is not approved after its due date, or without an active vendor', async () => {
    const late = await requisition({ dueOn: '2020-01-31' });
    expect(issues(await buyer.mutate('approveRequisition', { id: late.requisition.id }, selection))).toEqual([['dueOn', 'inThePast']]);
    const seller = await vendor();
    const lonely = await requisition({ vendorIds: [seller] });
    await buyer.mutate('updateVendor', { id: seller, status: 'INACTIVE' }, 'vendor { id }');
    expect(issues(await buyer.mutate('approveRequisition', { id: lonely.requisition.id }, selection))).toEqual([['vendorIds', 'inactive']]);
  });

  it('must be approved again once its lines, due date or department change, but not for a new title', async () => {
    const { requisition: made } = await requisition();
    await buyer.mutate('approveRequisition', { id: made.id }, selection);
    const renamed = await buyer.mutate('updateRequisition', { id: made.id, title: 'Another title' }, selection);
    expect(renamed.requisition.requisitionStatus).toBe('APPROVED');
    const lines = [{ productId: made.lines[0].product.id, quantity: '3' }];
    const changed = await buyer.mutate('updateRequisition', { id: made.id, lines }, selection);
    expect(changed.requisition).toMatchObject({ requisitionStatus: 'PENDING', approvedAt: null, approvedBy: null });
  });

  it('changes its vendors in order, with its version', async () => {
    const { requisition: made } = await requisition();
    const [one, other] = [await vendor('Ada Zyx'), await vendor('Bea Zyx')];
    const changed = await buyer.mutate('updateRequisition', { id: made.id, vendorIds: [other, one] }, selection);
    expect(changed.requisition).toMatchObject({ vendorIds: [other, one], vendorNames: 'Ada Zyx, Bea Zyx', version: made.version + 1 });
  });

  it('is final once it is cancelled', async () => {
    const { requisition: made } = await requisition();
    await buyer.mutate('cancelRequisition', { id: made.id }, selection, 'RecordInput');
    const again = await buyer.mutate('cancelRequisition', { id: made.id }, selection, 'RecordInput');
    expect([again.errors, again.requisition.requisitionStatus]).toEqual([[], 'CANCELLED']);
    const changed = await buyer.mutate('updateRequisition', { id: made.id, title: 'x' }, selection);
    expect(changed.errors[0].code).toBe('documentLocked');
    expect((await buyer.mutate('approveRequisition', { id: made.id }, selection)).errors[0].code).toBe('documentLocked');
  });

  it('leaves the books as they are', () => expectInvariantsHold(server.database));
});
