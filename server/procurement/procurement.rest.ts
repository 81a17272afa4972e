import { countryCode } from '../administration/geography/countries.ts';
import { renamed } from '../core/rest/renamed.ts';
import { contains, create, list, one, oneId, remove, table, update, type RestCall, type Values } from '../core/rest/Route.ts';

const permission = { names: { en: 'Permission', ar: 'الصلاحية', sp: 'el permiso' }, selection: '{ id name version createdAt updatedAt }' };
const example = { name: 'Approve quotations' };
const group = {
  names: { en: 'Product group', ar: 'مجموعة المنتجات', sp: 'el grupo de productos' },
  selection: '{ id title name: title description status vendorCount version createdAt updatedAt }',
};
const groupExample = { title: 'Bearings', description: 'Ball and roller bearings, and their housings.', status: 'ACTIVE' };
const vendor = {
  names: { en: 'Vendor', ar: 'المورّد', sp: 'el proveedor' },
  selection: `{ id name email companyName company: companyName address phone country vendorType productGroup: productGroupIds productGroupTitles
    taxNumber tax: taxNumber currency language status version createdAt updatedAt }`,
};
const vendorExample = {
  name: 'Anna Keller',
  email: 'anna@keller-bearings.test',
  company: 'Keller Bearings GmbH',
  address: 'Industriestraße 4, Schweinfurt',
  phone: '4997215550101',
  country: 'Germany',
  vendorType: 'RECURRING',
  productGroup: ['id of a product group'],
  tax: 'DE811234567',
  currency: 'EUR',
  status: 'ACTIVE',
};

/** The title is given as `title` or `name`. */
const groupBody = ({ body: { name, ...body } }: RestCall): Values => ({ ...(name !== undefined && { title: name }), ...body });

/** `company` is a name, `tax` a tax number; the country is given by code or name, product groups as ids or whole records. */
async function vendorBody({ body }: RestCall): Promise<Values> {
  const values = renamed(body, { company: 'companyName', tax: 'taxNumber', productGroup: 'productGroupIds' });
  if (typeof values.country === 'string') values.country = (await countryCode(values.country)) ?? values.country;
  if (values.productGroupIds !== undefined && values.productGroupIds !== null)
    values.productGroupIds = [values.productGroupIds].flat().map(idOf);
  return values;
}

/** The id in an id or a whole record. */
function idOf(value: unknown): unknown {
  const named = typeof value === 'object' && value !== null ? (value as Values).id : value;
  return typeof named === 'string' ? oneId(named) : named;
}

/** Documented REST calls of Procurement. */
export const procurementRoutes = table('Procurement', [
  list('/procurement/getAllProductGroups', group, 'productGroups', { name: contains('title') }),
  create('/procurement/createProductGroup', group, 'createProductGroup', { values: groupBody, example: groupExample }),
  list('/procurement/getAllVendors', vendor, 'vendors', { name: contains('name') }),
  one('/procurement/getVendor/{id}', vendor, 'vendor'),
  create('/procurement/createVendor', vendor, 'createVendor', { values: vendorBody, example: vendorExample }),
  update('/procurement/updateVendor/{id}', vendor, 'updateVendor', { values: vendorBody, example: vendorExample }),
  remove('/procurement/deleteVendor/{id}', vendor, 'deleteVendors'),
  list('/procurement/permission/getAll', permission, 'procurementPermissions', { name: contains('name') }),
  create('/procurement/permission/create', permission, 'createProcurementPermission', { example }),
  update('/procurement/permission/update/{id}', permission, 'updateProcurementPermission', { example }),
  remove('/procurement/permission/delete/{id}', permission, 'deleteProcurementPermissions'),
]);
