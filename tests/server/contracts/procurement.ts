import { randomUUID } from 'node:crypto';
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
      const unique = randomUUID();
      const group = await client.mutate('createProductGroup', { title: `Group of ${unique}` }, 'productGroup { id }');
      const [vendor, product] = await Promise.all([
        client.mutate(
          'createVendor',
          {
            name: `Vendor of ${unique}`,
            companyName: 'Keller Bearings',
            email: 'anna@keller.test',
            phone: '4997215550101',
            address: '4 Mill Road',
            country: 'DE',
            vendorType: 'RECURRING',
            productGroupIds: [group.productGroup.id],
          },
          'vendor { id }',
        ),
        client.mutate('createProcurementProduct', { name: `Product of ${unique}` }, 'procurementProduct { id }'),
      ]);
      const { data } = await client.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
      return {
        departmentId: data.departments.edges[0].node.id,
        vendorIds: [vendor.vendor.id],
        lines: [{ productId: product.procurementProduct.id, quantity: '2' }],
      };
    },
    input: unique => ({ title: `Requisition ${unique}`, category: 'Stock', dueOn: '2030-06-30' }),
    change: { title: 'Requisition changed' },
    broken: { input: { vendorIds: [] }, field: 'vendorIds', code: 'chooseOne' },
  },
];
