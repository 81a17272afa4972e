import { contains, create, list, one, remove, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const group = {
  names: { en: 'Product group', ar: 'مجموعة المنتجات', sp: 'el grupo de productos' },
  selection: '{ id title name: title description status productCount version createdAt updatedAt }',
};
const example = { name: 'Bearings', description: 'Ball and roller bearings, and their housings.', status: 'ACTIVE' };

/** The title is given as `title` or `name`. */
const values = ({ body: { name, ...body } }: RestCall): Values => ({ ...(name !== undefined && { title: name }), ...body });

/** REST routes of the shop's product groups. */
export const groupRoutes: Route[] = [
  list('/ecommerce/product-group/getAll', group, 'ecommerceProductGroups', { name: contains('title') }),
  create('/ecommerce/product-group/create', group, 'createEcommerceProductGroup', { values, example }),
  one('/ecommerce/product-group/get/{id}', group, 'ecommerceProductGroup'),
  update('/ecommerce/product-group/update/{id}', group, 'updateEcommerceProductGroup', { values, example }),
  remove('/ecommerce/product-group/delete/{id}', group, 'deleteEcommerceProductGroups'),
];
