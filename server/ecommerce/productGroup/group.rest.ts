import { renamed } from '../../core/rest/renamed.ts';
import { contains, create, list, one, remove, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const group = {
  names: { en: 'Product group', ar: 'مجموعة المنتجات', sp: 'el grupo de productos' },
  selection: '{ id title name: title description parent { id title } status productCount version createdAt updatedAt }',
};
const example = { name: 'Bearings', description: 'Ball and roller bearings, and their housings.', parent: null, status: 'ACTIVE' };

/** The title is given as `title` or `name`, the group above as `parent`. */
const values = ({ body: { name, ...body } }: RestCall): Values => ({
  ...(name !== undefined && { title: name }),
  ...renamed(body, { parent: 'parentId' }),
});

/** REST routes of the shop's product groups. */
export const groupRoutes: Route[] = [
  list('/ecommerce/product-group/getAll', group, 'ecommerceProductGroups', { name: contains('title') }),
  create('/ecommerce/product-group/create', group, 'createEcommerceProductGroup', { values, example }),
  one('/ecommerce/product-group/get/{id}', group, 'ecommerceProductGroup'),
  update('/ecommerce/product-group/update/{id}', group, 'updateEcommerceProductGroup', { values, example }),
  remove('/ecommerce/product-group/delete/{id}', group, 'deleteEcommerceProductGroups'),
];
