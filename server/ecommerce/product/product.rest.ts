import Upload from 'graphql-upload/Upload.mjs';
import { renamed } from '../../core/rest/renamed.ts';
import { contains, create, list, one, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { idOf } from '../../core/rest/idOf.ts';

const product = {
  names: { en: 'Product', ar: 'المنتج', sp: 'el producto' },
  selection: `{ id name shortDescription detailDescription group { id name: title } stock price discountPrice effectivePrice
    images: pictures { id file { url name } } inventoryProduct { id name } averageRating ratingCount status version createdAt updatedAt }`,
};
const example = {
  name: 'Ball bearing 6204',
  shortDescription: '20 × 47 × 14 mm',
  detailDescription: 'Deep groove ball bearing, sealed on both sides.',
  group: 'id of a product group',
  stock: 10,
  price: 20,
  discountPrice: 15,
  images: [],
  status: 'ACTIVE',
};

/** The group is given as `group` or `groupId`, an id or a whole record; `images` are the files of a form. */
function values({ body }: RestCall): Values {
  const { images, ...given } = renamed(body, { group: 'groupId', groupId: 'groupId', inventoryProduct: 'inventoryProductId' });
  for (const name of ['groupId', 'inventoryProductId']) if (given[name] !== undefined) given[name] = idOf(given[name]);
  const pictures = [images].flat().filter(image => image instanceof Upload);
  return pictures.length > 0 ? { ...given, pictures } : given;
}

/** REST routes of the shop's products. */
export const productRoutes: Route[] = [
  create('/ecommerce/create-product', product, 'createEcommerceProduct', { values, example }),
  one('/ecommerce/getProduct/{id}', product, 'ecommerceProduct'),
  list('/ecommerce/getAllProducts', product, 'ecommerceProducts', { name: contains('name') }),
  update('/ecommerce/updateProduct/{id}', product, 'updateEcommerceProduct', { values, example }),
];
