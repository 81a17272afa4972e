import { randomUUID } from 'node:crypto';
import type { Client } from '../../support/Client.ts';
import type { Contract } from './Contract.ts';

export const procurement: Contract[] = [
  {
    name: 'ProcurementPermission',
    plural: 'procurementPermissions',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Permission ${unique}` }),
    change: { name: 'Permission changed' },
    broken: { input: { name: '' }, field: 'name', code: 'required' },
  },
  {
    name: 'ProductGroup',
    plural: 'productGroups',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ title: `Group ${unique}`, description: 'Everything that turns.' }),
    change: { title: 'Group changed' },
    broken: { input: { title: '' }, field: 'title', code: 'required' },
  },
  {
    name: 'Vendor',
    plural: 'vendors',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const payload = await client.mutate('createProductGroup', { title: `Group of ${randomUUID()}` }, 'productGroup { id }');
      return { productGroupIds: [payload.productGroup.id] };
    },
    input: unique => ({
      name: `Vendor ${unique}`,
      companyName: 'Keller Bearings',
      email: 'anna@keller.test',
      phone: '4997215550101',
      address: '4 Mill Road',
      country: 'DE',
      vendorType: 'RECURRING',
      currency: 'EUR',
    }),
    change: { name: 'Vendor changed' },
    broken: { input: { productGroupIds: [] }, field: 'productGroupIds', code: 'chooseOne' },
  },
  {
    name: 'ProcurementProduct',
    plural: 'procurementProducts',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    input: unique => ({ name: `Product ${unique}`, brand: 'Hanwei' }),
    change: { name: 'Product changed' },
    broken: { input: { name: '' }, field: 'name', code: 'required' },
  },
  {
    name: 'Requisition',
    plural: 'requisitions',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const { data } = await client.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
      return {
        departmentId: data.departments.edges[0].node.id,
        vendorIds: [await makeVendor(client)],
        lines: [{ productId: await makeProduct(client), quantity: '2' }],
      };
    },
    input: unique => ({ title: `Requisition ${unique}`, category: 'Stock', dueOn: '2030-06-30' }),
    change: { title: 'Requisition changed' },
    broken: { input: { vendorIds: [] }, field: 'vendorIds', code: 'chooseOne' },
  },
  {
    name: 'PurchaseOrder',
    plural: 'purchaseOrders',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => ({ vendorId: await makeVendor(client), lines: [{ ...line, productId: await makeProduct(client) }] }),
    input: unique => ({ terms: `Order ${unique}` }),
    change: { terms: 'Order changed' },
    broken: { input: { lines: [] }, field: 'lines', code: 'lastLine' },
  },
  {
    name: 'VendorQuotation',
    plural: 'vendorQuotations',
    by: 'procurement@atlas.test',
    notBy: 'crm@atlas.test',
    given: async client => {
      const { data } = await client.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
      const [vendorId, productId] = [await makeVendor(client), await makeProduct(client)];
      const asked = { title: `Request ${randomUUID()}`, departmentId: data.departments.edges[0].node.id, category: 'Stock' };
      const input = { ...asked, dueOn: '2030-06-30', vendorIds: [vendorId], lines: [{ productId, quantity: '2' }] };
      const { requisition } = await client.mutate('createRequisition', input, 'requisition { id }');
      return { requisitionId: requisition.id, vendorId, lines: [{ productId, quantity: '2', price: '4.20' }] };
    },
    input: unique => ({ title: `Quotation ${unique}`, description: 'Ex stock.', dueOn: '2030-07-31', deliveryOn: '2030-07-15' }),
    change: { title: 'Quotation changed' },
    broken: { input: { deliveryOn: '2030-08-01' }, field: 'deliveryOn', code: 'deliveryAfterDue' },
  },
];

const line = { quantity: '2', unitPrice: '10' };

/** Creates a vendor and returns its id. */
async function makeVendor(client: Client): Promise<string> {
  const unique = randomUUID();
  const group = await client.mutate('createProductGroup', { title: `Group of ${unique}` }, 'productGroup { id }');
  const contact = { companyName: 'Keller Bearings', email: 'anna@keller.test', phone: '4997215550101', address: '4 Mill Road' };
  const terms = { country: 'DE', vendorType: 'RECURRING', productGroupIds: [group.productGroup.id] };
  return (await client.mutate('createVendor', { name: `Vendor of ${unique}`, ...contact, ...terms }, 'vendor { id }')).vendor.id;
}

/** Creates a product that is not stocked, and returns its id. */
const makeProduct = async (client: Client): Promise<string> =>
  (await client.mutate('createProcurementProduct', { name: `Product of ${randomUUID()}` }, 'procurementProduct { id }')).procurementProduct
    .id;
