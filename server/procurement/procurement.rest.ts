import { countryCode } from '../administration/geography/countries.ts';
import { pageOf } from '../core/rest/pageOf.ts';
import { renamed } from '../core/rest/renamed.ts';
import { procurementInvoiceRoutes } from './bill/procurementInvoice.rest.ts';
import { overviewRoutes } from './overview/overview.rest.ts';
import { purchaseOrderRoutes } from './order/purchaseOrder.rest.ts';
import { alternately } from '../core/rest/alternately.ts';
import { anyOf, call, contains, create, list, one, remove, table, update, type RestCall, type Values } from '../core/rest/Route.ts';
import { idOf, statusOf } from './documentedValues.ts';
import { quotationRoutes } from './quotation/quotation.rest.ts';
import { vendorRequestRoutes } from './vendorRequest/vendorRequest.rest.ts';

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
    taxNumber tax: taxNumber currency language status customFields { key value } version createdAt updatedAt }`,
};
/** What the holder of a link to register gets, who knows no ids. */
const openRegistration = { names: vendor.names, selection: '{ isSent }' };
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

const product = {
  names: { en: 'Product', ar: 'المنتج', sp: 'el producto' },
  selection: `{ id name description brand productGroups: productGroupIds productGroupTitles inventoryProduct { id name } status version
    createdAt updatedAt }`,
};
const productExample = {
  name: 'Ball bearing 6204',
  description: '20 × 47 × 14 mm',
  brand: 'SKF',
  productGroups: ['id of a product group'],
  status: 'ACTIVE',
};
const requisition = {
  names: { en: 'Requisition', ar: 'طلب الشراء', sp: 'la requisición' },
  selection: `{ id number title department { id title } category dueDate: dueOn dueOn isSealed head { id title } costCenter { id description } estimate description requisitionStatus status
    vendors { vendor { id name email } } vendorNames products: lines { id product { id name brand } quantity estimatedPrice note }
    requestedBy { id: userId name } approvedBy { id: userId name } approvedFor { id: userId name } approvedAt rejectedAt rejectionReason version createdAt updatedAt }`,
};
const requisitionExample = {
  title: 'Spare parts for line 2',
  department: 'id of the department',
  category: 'Maintenance',
  vendors: ['id of a vendor'],
  products: [{ product: 'id of a product', quantity: 20 }],
  dueDate: '2026-12-20',
  requisitionStatus: 'pending',
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

/** What a vendor registers with the secret of their link as `data`; product groups are titles. */
async function registrationBody(request: RestCall): Promise<Values> {
  const { data, productGroup, productGroups, language, ...body } = request.body;
  const { companyName, taxNumber, country, ...values } = await vendorBody({ ...request, body });
  const { name, email, phone, address, currency } = values;
  const groups = [productGroups ?? productGroup ?? []].flat();
  return {
    token: data,
    name,
    companyName,
    email,
    phone,
    address,
    country,
    taxNumber,
    currency,
    language: language ?? 'EN',
    productGroups: groups,
  };
}

/** Product groups are given as ids or whole records. */
function productBody({ body }: RestCall): Values {
  const values = renamed(body, {
    productGroups: 'productGroupIds',
    productGroup: 'productGroupIds',
    inventoryProduct: 'inventoryProductId',
  });
  if (Array.isArray(values.productGroupIds)) values.productGroupIds = values.productGroupIds.map(idOf);
  return values;
}

/** `department`, `vendors` and the products of lines are given as ids or whole records. */
function requisitionBody({ body }: RestCall): Values {
  const values = renamed(body, {
    department: 'departmentId',
    vendors: 'vendorIds',
    products: 'lines',
    dueDate: 'dueOn',
  });
  if (values.departmentId !== undefined) values.departmentId = idOf(values.departmentId);
  if (Array.isArray(values.vendorIds)) values.vendorIds = values.vendorIds.map(idOf);
  if (values.requisitionStatus !== undefined) values.requisitionStatus = statusOf(values.requisitionStatus);
  if (Array.isArray(values.lines)) values.lines = values.lines.map(lineOf);
  return values;
}

/** A line whose product is `product` or `productId`. */
function lineOf(line: unknown): unknown {
  if (typeof line !== 'object' || line === null) return line;
  const { product: named, productId, quantity, note } = line as Values;
  return { productId: idOf(productId ?? named), quantity, ...(note !== undefined && { note }) };
}

/** A page of active products. */
function activeOnly({ query }: RestCall): Values {
  const { size: first, offset } = pageOf(query);
  return { first, offset, filter: { status: { eq: 'ACTIVE' } } };
}

/** Documented REST calls of Procurement. */
export const procurementRoutes = table('Procurement', [
  list('/procurement/getAllProductGroups', group, 'productGroups', { name: contains('title') }),
  create('/procurement/createProductGroup', group, 'createProductGroup', { values: groupBody, example: groupExample }),
  list('/procurement/getAllVendors', vendor, 'vendors', { name: contains('name') }),
  one('/procurement/getVendor/{id}', vendor, 'vendor'),
  alternately(
    create('/procurement/createVendor', vendor, 'createVendor', { values: vendorBody, example: vendorExample }),
    call('POST', '', openRegistration, 'registerVendor', { values: registrationBody }),
    ({ body }) => typeof body.data === 'string',
  ),
  update('/procurement/updateVendor/{id}', vendor, 'updateVendor', { values: vendorBody, example: vendorExample }),
  remove('/procurement/deleteVendor/{id}', vendor, 'deleteVendors'),
  list('/procurement/getAllProducts', product, 'procurementProducts', {
    name: contains('name'),
    brand: contains('brand'),
    group: contains('productGroupTitles'),
  }),
  list('/procurement/getAllActiveProducts', product, 'procurementProducts', {}, { values: activeOnly }),
  one('/procurement/getProduct/{id}', product, 'procurementProduct'),
  create('/procurement/createProduct', product, 'createProcurementProduct', { values: productBody, example: productExample }),
  update('/procurement/updateProduct/{id}', product, 'updateProcurementProduct', { values: productBody, example: productExample }),
  remove('/procurement/deleteProduct/[{id}]', product, 'deleteProcurementProducts'),
  list('/procurement/getAllRequisitions', requisition, 'requisitions', { name: contains('title'), departments: anyOf('department') }),
  one('/procurement/getRequisition/{id}', requisition, 'requisition'),
  create('/procurement/createRequisition', requisition, 'createRequisition', { values: requisitionBody, example: requisitionExample }),
  update('/procurement/updateRequisition/{id}', requisition, 'updateRequisition', { values: requisitionBody, example: requisitionExample }),
  remove('/procurement/deleteRequisition/[{id}]', requisition, 'deleteRequisitions'),
  one(
    '/procurement/getRequisitionVendors/{id}',
    { ...requisition, selection: '{ id vendors { vendor { id name companyName email status } } }' },
    'requisition',
  ),
  ...purchaseOrderRoutes,
  ...quotationRoutes,
  ...procurementInvoiceRoutes,
  ...vendorRequestRoutes,
  ...overviewRoutes,
  list('/procurement/permission/getAll', permission, 'procurementPermissions', { name: contains('name') }),
  create('/procurement/permission/create', permission, 'createProcurementPermission', { example }),
  update('/procurement/permission/update/{id}', permission, 'updateProcurementPermission', { example }),
  remove('/procurement/permission/delete/{id}', permission, 'deleteProcurementPermissions'),
]);
