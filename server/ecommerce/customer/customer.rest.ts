import Upload from 'graphql-upload/Upload.mjs';
import { countryCode } from '../../administration/geography/countries.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { contains, create, list, one, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const customer = {
  names: { en: 'Customer', ar: 'العميل', sp: 'el cliente' },
  selection: `{ id name email phone city country address images: pictures { id file { url name } } status joiningDate: joinedOn orderCount spent
    version createdAt updatedAt }`,
};
const example = {
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: '962795550101',
  city: 'Amman',
  country: 'Jordan',
  address: '12 Rainbow Street',
  status: 'ACTIVE',
};

/** The country is given by code or name, `image` as the file of a form. */
async function values({ body }: RestCall): Promise<Values> {
  const { image, ...given } = renamed(body, { joiningDate: 'joinedOn' });
  if (typeof given.country === 'string') given.country = (await countryCode(given.country)) ?? given.country;
  return image instanceof Upload ? { ...given, image } : given;
}

/** REST routes of the shop's customers. */
export const customerRoutes: Route[] = [
  create('/ecommerce/create-customer', customer, 'createEcommerceCustomer', { values, example }),
  one('/ecommerce/getCustomer/{id}', customer, 'ecommerceCustomer'),
  list('/ecommerce/getAllCustomers', customer, 'ecommerceCustomers', { name: contains('name') }),
  update('/ecommerce/updateCustomer/{id}', customer, 'updateEcommerceCustomer', { values, example }),
];
