import Upload from 'graphql-upload/Upload.mjs';
import { renamed } from '../../core/rest/renamed.ts';
import { contains, create, list, remove, textOf, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';

const product = {
  names: { en: 'Product', ar: 'المنتج', sp: 'el producto' },
  selection: `{ id name brand company: manufacturer purchasePrice salePrice price: salePrice priceIncludesTax priceWithTax priceWithoutTax quantity available productCode: code barcode unit
    reorderLevel perishable: isPerishable manufacturingDate: manufacturedOn expiryDate: expiresOn images: pictures { id file { url name } }
    vatCategory status customFields { key value } version createdAt updatedAt }`,
};

/** Field names of the documented body: `company` is the manufacturer, and `price` the sale price unless `salePrice` is given too. */
const names = {
  price: 'salePrice',
  salePrice: 'salePrice',
  company: 'manufacturer',
  productCode: 'code',
  perishable: 'isPerishable',
  manufacturingDate: 'manufacturedOn',
  expiryDate: 'expiresOn',
};

const yes = (value: unknown) => (typeof value === 'string' ? /^(yes|true|1)$/i.test(value) : value);
const dayOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 10) || null : value);

/** Maps the documented body to a product. Dates may be given as timestamps; `images` are the files of a form. */
function productBody({ body }: RestCall): Values {
  const { images, ...values } = renamed(body, names);
  const pictures = [images].flat().filter(image => image instanceof Upload);
  if (pictures.length > 0) values.pictures = pictures;
  if (values.isPerishable !== undefined) values.isPerishable = yes(values.isPerishable);
  for (const name of ['manufacturedOn', 'expiresOn']) if (values[name] !== undefined) values[name] = dayOf(values[name]);
  return values;
}

/** Adds a default reason, because a changed quantity is an adjustment that needs one. */
const changedBody = (request: RestCall): Values => ({ quantityReason: 'updateProduct', ...productBody(request) });

const example = {
  name: 'Ball bearing 6204',
  brand: 'Rodabal',
  company: 'Rodamientos Balaguer',
  purchasePrice: 5,
  salePrice: 10,
  quantity: 50,
  productCode: 'RB-6204',
  perishable: false,
  manufacturingDate: '2026-01-15',
  expiryDate: '2027-01-15',
  images: [],
  status: 'ACTIVE',
};

const everything = (value: string | string[]) => /^(all|)$/i.test(textOf(value) ?? '');

/** REST routes of products. `All` means no filter (spec 2 §4). */
export const productRoutes: Route[] = [
  list('/inventory/getAllProducts', product, 'inventoryProducts', {
    name: contains('name'),
    perishables: value => (everything(value) ? {} : { isPerishable: { eq: yes(textOf(value)) } }),
    status: value => (everything(value) ? {} : { status: { eq: textOf(value)?.toUpperCase() } }),
  }),
  create('/inventory/createProduct', product, 'createInventoryProduct', { values: productBody, example }),
  update('/inventory/updateProduct/{id}', product, 'updateInventoryProduct', { values: changedBody, example }),
  remove('/inventory/deleteProduct/{id}', product, 'deleteInventoryProducts'),
];
