import { contains, create, call, list, oneId, remove, update, table, type RestCall, type Values } from '../core/rest/Route.ts';
import { renamed } from '../core/rest/renamed.ts';
import { countryCode } from '../administration/geography/countries.ts';

const customer = {
  names: { en: 'Customer', ar: 'العميل', sp: 'el cliente' },
  selection: `{ id name address city country incorporationId companyId: incorporationId registrationType email phone contact: phone
    companyName company: companyName taxNumber language status owner { id: userId name } attachment: registrationDocument { id url name }
    customFields { key value } version createdAt updatedAt }`,
};
const contact = {
  names: { en: 'Contact', ar: 'جهة الاتصال', sp: 'el contacto' },
  selection: '{ id name department email phone customer { id name } status version createdAt updatedAt }',
};
const file = { names: { en: 'File', ar: 'الملف', sp: 'el archivo' }, selection: '{ id url name contentType size }' };

/** Extracts the id from an id, a URL (`/files/{id}`) or a whole record. */
function idOf(value: unknown): unknown {
  const named = typeof value === 'object' && value !== null ? (value as Values).id : value;
  return typeof named === 'string' ? oneId(named.replace(/^.*\/files\//, '')) || null : named;
}

/** `contact` is a phone number, `company` a name, `companyId` the id in the company register; the country is given by code or name. */
async function customerBody({ body }: RestCall): Promise<Values> {
  const values = renamed(body, {
    contact: 'phone',
    company: 'companyName',
    companyId: 'incorporationId',
    attachment: 'registrationDocumentId',
  });
  if (typeof values.country === 'string') values.country = (await countryCode(values.country)) ?? values.country;
  if (values.registrationDocumentId !== undefined) values.registrationDocumentId = idOf(values.registrationDocumentId);
  return values;
}

/** The customer is given as `customer` or `customerId`. */
function contactBody({ body }: RestCall): Values {
  const values = renamed(body, { customer: 'customerId' });
  if (values.customerId !== undefined) values.customerId = idOf(values.customerId);
  return values;
}

const customerExample = {
  name: 'Marta Vidal',
  address: 'Calle Mayor 1',
  city: 'Madrid',
  country: 'Spain',
  companyId: 'M-412233',
  registrationType: 'S.L.',
  email: 'marta@vidal.test',
  contact: '34911234567',
  company: 'Talleres Vidal',
  attachment: 'id of a file',
  status: 'ACTIVE',
};
const contactExample = {
  name: 'Luis Prado',
  department: 'Buying',
  email: 'luis@vidal.test',
  phone: '34600112233',
  customer: 'id of the customer',
  status: 'ACTIVE',
};

/** Documented REST calls of customers, contacts and their files. */
export const partyRoutes = table('CRM', [
  list('/crm/getAllCustomers', customer, 'customers', { name: contains('name') }),
  create('/crm/createCustomer', customer, 'createCustomer', { values: customerBody, example: customerExample }),
  update('/crm/updateCustomer/{id}', customer, 'updateCustomer', { values: customerBody, example: customerExample }),
  remove('/crm/deleteCustomer/{id}', customer, 'deleteCustomers'),
  list('/crm/getAllContacts', contact, 'contacts', { name: contains('name') }),
  create('/crm/createContact', contact, 'createContact', { values: contactBody, example: contactExample }),
  update('/crm/updateContact/{id}', contact, 'updateContact', { values: contactBody, example: contactExample }),
  remove('/crm/deleteContact/{id}', contact, 'deleteContacts'),
  call('POST', '/crm/uploadFile', file, 'uploadCrmFile', { values: ({ body }) => ({ file: body.file }), outcome: 'created' }),
]);
