import {
  create,
  contains,
  list,
  one,
  remove,
  textOf,
  update,
  type Filter,
  type RestCall,
  type Route,
  type Values,
} from '../../core/rest/Route.ts';
import Upload from 'graphql-upload/Upload.mjs';
import { listOf } from '../../core/rest/listOf.ts';
import { renamed } from '../../core/rest/renamed.ts';

const service = {
  names: { en: 'Service', ar: 'الخدمة', sp: 'el servicio' },
  selection:
    '{ id title description serviceType charges priceIncludesTax priceWithTax priceWithoutTax vatCategory status version createdAt updatedAt }',
};
const bundle = {
  names: { en: 'Package', ar: 'الباقة', sp: 'el paquete' },
  selection: `{ id title lines { product { id name salePrice } service { id title charges } quantity } discountPercentage listCharges finalCharges priceIncludesTax
    expiryDate available state status version createdAt updatedAt }`,
};
const aggregate = {
  names: { en: 'Aggregate product', ar: 'المنتج المجمّع', sp: 'el producto compuesto' },
  selection: `{ id title products: lines { product { id name } component { id title } quantity } sellingPrice priceIncludesTax priceWithTax priceWithoutTax inHouseCost ownCost profit margin available
    vatCategory attachment { id url name } state status version createdAt updatedAt }`,
};

/** `All` means no filter (spec 2 §4). */
const status: Filter = value => (/^(all|)$/i.test(textOf(value) ?? '') ? {} : { status: { eq: textOf(value)?.toUpperCase() } });
const filters = { title: contains('title'), status };

/** Maps a list of ids, or of objects with an id under one of several names and a quantity (default 1), to parts. */
function partsOf(said: unknown, field: string, names: string[]): Values[] | undefined {
  const parts: unknown = typeof said === 'string' ? listOf(said) : said;
  if (!Array.isArray(parts)) return undefined;
  return parts.map((part: unknown) => {
    if (typeof part !== 'object' || part === null) return { [field]: part, quantity: '1' };
    const named = part as Values;
    const id = names.map(name => named[name]).find(value => typeof value === 'string');
    return { [field]: id, quantity: named.quantity ?? '1' };
  });
}

/** Maps the documented body to a package: products and services come in two lists, and an update that gives either replaces both. */
function packageBody({ body }: RestCall): Values {
  const { products, services, ...values } = body;
  const lines = [
    partsOf(products, 'productId', ['productId', 'product', 'id']),
    partsOf(services, 'serviceId', ['serviceId', 'service', 'id']),
  ];
  const day = typeof values.expiryDate === 'string' ? { expiryDate: values.expiryDate.slice(0, 10) || null } : {};
  return { ...values, ...day, ...(lines.some(part => part) && { lines: lines.flatMap(part => part ?? []) }) };
}

/** Maps the documented body to an aggregate product; its attachment is a file of the form, or one that is already stored. */
function aggregateBody({ body }: RestCall): Values {
  const { products, ...values } = body.attachment instanceof Upload ? body : renamed(body, { attachment: 'attachmentId' });
  const lines = partsOf(products, 'productId', ['productId', 'product', 'id'])?.map((line, index) => {
    const component = ((products as Values[])[index]?.componentId ?? null) as string | null;
    return component ? { componentId: component, quantity: line.quantity } : line;
  });
  const { attachmentId } = values;
  const file = typeof attachmentId === 'object' && attachmentId !== null ? { attachmentId: (attachmentId as Values).id } : {};
  return { ...values, ...file, ...(lines && { lines }) };
}

/** Adds empty lines to a new offer without parts, so that the usual validation error is raised. */
const made = (body: (call: RestCall) => Values) => (call: RestCall) => ({ lines: [], ...body(call) });

const serviceExample = { title: 'Installation', description: 'On site', serviceType: 'FIXED', charges: 10, status: 'ACTIVE' };
const packageExample = {
  title: 'Starter set',
  products: ['id of a product'],
  services: ['id of a service'],
  discountPercentage: 10,
  finalCharges: 18,
  expiryDate: '2027-01-15',
  status: 'ACTIVE',
};
const aggregateExample = {
  title: 'School set',
  products: [{ product: 'id of a product', quantity: 2 }],
  sellingPrice: 20,
  inHouseCost: 10,
  profit: 10,
  status: 'ACTIVE',
  attachment: null,
};

/** REST routes of services, packages and aggregate products. */
export const offerRoutes: Route[] = [
  list('/inventory/services', service, 'inventoryServices', filters),
  create('/inventory/services', service, 'createInventoryService', { example: serviceExample }),
  one('/inventory/services/{id}', service, 'inventoryService'),
  update('/inventory/services/{id}', service, 'updateInventoryService', { example: serviceExample }),
  remove('/inventory/services/{id}', service, 'deleteInventoryServices'),
  list('/inventory/packages', bundle, 'inventoryPackages', filters),
  create('/inventory/packages', bundle, 'createInventoryPackage', { values: made(packageBody), example: packageExample }),
  one('/inventory/packages/{id}', bundle, 'inventoryPackage'),
  update('/inventory/packages/{id}', bundle, 'updateInventoryPackage', { values: packageBody, example: packageExample }),
  remove('/inventory/packages/{id}', bundle, 'deleteInventoryPackages'),
  list('/inventory/allAggregateProducts', aggregate, 'aggregateProducts', filters),
  create('/inventory/createAggregateProduct', aggregate, 'createAggregateProduct', {
    values: made(aggregateBody),
    example: aggregateExample,
  }),
  update('/inventory/updateAggregateProduct/{id}', aggregate, 'updateAggregateProduct', {
    values: aggregateBody,
    example: aggregateExample,
  }),
];
