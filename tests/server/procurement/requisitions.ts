import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client } from '../../support/Client.ts';
import { columnsThatSay } from '../../support/marked.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import type { TestServer } from '../../support/startServer.ts';
import { world } from './world.ts';

let server: TestServer;
let admin: Client;
let buyer: Client;
let finance: Client;
let departmentId: string;
beforeAll(async () => {
  ({ server, admin, buyer } = world);
  finance = await signedInAs(server, 'finance@atlas.test');
  const { data } = await buyer.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  departmentId = data.departments.edges[0].node.id;
});

let count = 0;
const contact = { companyName: 'Zyxgears', phone: '34699118866', address: '1 Road', country: 'ES', vendorType: 'ONCE' };
async function group(title = `Group ${++count}`): Promise<string> {
  return (await buyer.mutate('createProductGroup', { title }, 'productGroup { id }')).productGroup.id;
}
async function vendor(input: object = {}) {
  const values = {
    name: `Vendor ${++count}`,
    email: `vendor${count}@zyxgears.test`,
    ...contact,
    productGroupIds: [await group()],
    ...input,
  };
  return buyer.mutate('createVendor', values, 'vendor { id version currency productGroupIds productGroupTitles }');
}
const issues = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map(({ field, code }) => [field, code]);

const vendorId = async (input: object = {}): Promise<string> => (await vendor(input)).vendor.id;
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
    vendorIds: [await vendorId()],
    lines: [{ productId: await product(), quantity: '2' }],
    ...input,
  };
  return client.mutate('createRequisition', values, selection);
}

describe('a vendor', () => {
  it('needs name, company, address, country, type, email, phone and a product group', async () => {
    const blank = { name: '', companyName: '', address: '', country: '', email: '', phone: '', productGroupIds: [] };
    expect(issues(await vendor(blank))).toEqual(
      expect.arrayContaining([
        ['name', 'required'],
        ['companyName', 'required'],
        ['email', 'required'],
        ['phone', 'invalidPhone'],
        ['address', 'required'],
        ['country', 'required'],
        ['productGroupIds', 'chooseOne'],
      ]),
    );
    expect(issues(await vendor({ phone: '1234567', email: 'x' }))).toEqual(
      expect.arrayContaining([
        ['email', 'invalidEmail'],
        ['phone', 'invalidPhone'],
      ]),
    );
    expect(issues(await vendor({ currency: 'XXY' }))).toEqual([['currency', 'notInList']]);
  });

  it('quotes in the currency of the company unless it has its own', async () => {
    expect((await vendor()).vendor.currency).toBe('USD');
    expect((await vendor({ currency: 'EUR' })).vendor.currency).toBe('EUR');
  });

  it('keeps its product groups in order, and a change of them alone is a new version', async () => {
    const [first, second] = [await group('Zeta'), await group('Alpha')];
    const { vendor: made } = await vendor({ productGroupIds: [first, second, first] });
    expect(made).toMatchObject({ productGroupIds: [first, second], productGroupTitles: 'Alpha, Zeta', version: 1 });
    const selection = 'vendor { version productGroupIds }';
    const changed = await buyer.mutate('updateVendor', { id: made.id, version: 1, productGroupIds: [second] }, selection);
    expect(changed).toMatchObject({ errors: [], vendor: { version: 2, productGroupIds: [second] } });
    const same = await buyer.mutate('updateVendor', { id: made.id, productGroupIds: [second] }, selection);
    expect(same.vendor).toEqual({ version: 2, productGroupIds: [second] });
  });

  it('takes no inactive or unknown product group, but keeps one that became inactive', async () => {
    const held = await group();
    const { vendor: made } = await vendor({ productGroupIds: [held] });
    await buyer.mutate('updateProductGroup', { id: held, status: 'INACTIVE' }, 'productGroup { id }');
    expect(issues(await vendor({ productGroupIds: [held] }))).toEqual([['productGroupIds', 'inactive']]);
    expect(issues(await vendor({ productGroupIds: [made.id] }))).toEqual([['productGroupIds.0', 'notFound']]);
    expect((await buyer.mutate('updateVendor', { id: made.id, name: 'Renamed' }, 'vendor { id }')).errors).toEqual([]);
  });

  it('holds its product groups: they are deleted after it, and it is restored only while they exist', async () => {
    const held = await group();
    const { vendor: made } = await vendor({ productGroupIds: [held] });
    const remove = (name: string, id: string) => buyer.mutate(name, { ids: [id] }, 'deletedIds', 'DeleteInput');
    expect(issues(await remove('deleteProductGroups', held))[0][1]).toBe('referenced');
    expect((await remove('deleteVendors', made.id)).errors).toEqual([]);
    expect((await remove('deleteProductGroups', held)).errors).toEqual([]);
    const restore = (ids: string[]) => buyer.mutate('restoreRecords', { ids }, 'restoredIds', 'DeleteInput');
    expect((await restore([made.id])).errors).toMatchObject([{ code: 'restoreDangling' }]);
    await restore([held]);
    expect((await restore([made.id])).errors).toEqual([]);
  });

  it('is a likely duplicate of one with its email, phone or tax number', async () => {
    const { vendor: made } = await vendor({ email: 'twin@zyxgears.test', phone: '34911224466', taxNumber: 'B-55 66' });
    const query = 'query($input: PartySigns!) { vendorDuplicates(input: $input) { recordId matchedBy } }';
    const asked = { email: 'TWIN@zyxgears.test', phone: '0034911224466', taxNumber: 'b5566' };
    const { data } = await buyer.query(query, { input: asked });
    expect(data.vendorDuplicates).toEqual([{ recordId: made.id, matchedBy: ['EMAIL', 'PHONE', 'TAX_NUMBER'] }]);
    expect((await buyer.query(query, { input: { ...asked, exceptId: made.id } })).data.vendorDuplicates).toEqual([]);
    expect((await finance.query(query, { input: asked })).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('is a party that finance chooses and pays, and reads without changing it', async () => {
    const { vendor: made } = await vendor({ name: 'Zyxpayee Gears' });
    const query = '{ parties(search: "zyxpayee", kinds: [VENDOR]) { partyId kind name detail } }';
    expect((await finance.query(query)).data.parties).toEqual([
      { partyId: made.id, kind: 'VENDOR', name: 'Zyxpayee Gears', detail: 'Zyxgears' },
    ]);
    expect((await finance.query('query($id: ID!) { vendor(id: $id) { name } }', { id: made.id })).data.vendor.name).toBe('Zyxpayee Gears');
    await expect(finance.mutate('updateVendor', { id: made.id, name: 'x' }, 'vendor { id }')).rejects.toThrow('FORBIDDEN');
  });

  it('is erased as a person, from every table and history', async () => {
    const person = { name: 'Zyxperson Quill', email: 'zyxperson@quill.test', companyName: 'Zyxperson Quill SL', taxNumber: 'ZYXPERSON-1' };
    const { vendor: made } = await vendor({ ...person, address: '1 Zyxperson street' });
    await buyer.mutate('updateVendor', { id: made.id, address: '2 Zyxperson street' }, 'vendor { id }');
    await buyer.mutate('inviteVendor', { email: person.email }, 'vendorInvitation { id }');
    const erased = await admin.mutate('erasePersonalData', { id: made.id, name: person.name, reason: 'Asked by letter' }, 'erasedId');
    expect(erased).toMatchObject({ errors: [], erasedId: made.id });
    expect(await columnsThatSay(server, /zyxperson/)).toEqual([]);
    await expectInvariantsHold(server.database);
  });
});

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
    const seller = await vendorId();
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
    const [one, other] = [await vendorId({ name: 'Ada Zyx' }), await vendorId({ name: 'Bea Zyx' })];
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
