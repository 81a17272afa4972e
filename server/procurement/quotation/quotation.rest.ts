import Upload from 'graphql-upload/Upload.mjs';
import { renamed } from '../../core/rest/renamed.ts';
import { anyOf, contains, create, list, one, remove, update, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { idOf, statusOf } from '../documentedValues.ts';

/** How a quotation is answered. */
export const quotation = {
  names: { en: 'Quotation', ar: 'عرض السعر', sp: 'la cotización' },
  selection: `{ id number title vendor { id name companyName } requisition { id number title } dueDate: dueOn dueOn deliveryDate: deliveryOn deliveryOn
    currency exchangeRate exchangeRateOn homeAmount products: lines { id product { id name brand } quantity price amount isAwarded } discount: discountPercent discountTotal
    subTotal: subtotal tax: taxTotal finalAmount description terms attachment { id url name } status isSealed isExpired isStale revision
    submittedAt version createdAt updatedAt }`,
};
/** At most so many quotations of a requisition are answered. */
const most = 100;
const example = {
  title: 'Bearings for line 2',
  vendor: 'id of a vendor',
  requisition: 'id of a requisition',
  dueDate: '2026-12-31',
  deliveryDate: '2026-12-20',
  products: [{ product: 'id of a product', quantity: 20, price: 4.2 }],
  discount: 5,
  tax: 0,
  description: 'Ex stock.',
  terms: '30 days net',
  status: 'pending',
};

/** A priced line whose product is `product` or `productId`. */
function lineOf(line: unknown): unknown {
  if (typeof line !== 'object' || line === null) return line;
  const { product, productId, quantity, price } = line as Values;
  return { productId: idOf(productId ?? product), quantity, price };
}

/**
 * Vendor, requisition and products are given as ids or whole records, the discount as a percentage. Amounts given are ignored: the server
 * computes them.
 */
export function quotationBody({ body: { subTotal: _subtotal, finalAmount: _final, attachment, ...body } }: RestCall): Values {
  const values = renamed(body, {
    vendor: 'vendorId',
    requisition: 'requisitionId',
    products: 'lines',
    dueDate: 'dueOn',
    deliveryDate: 'deliveryOn',
    discount: 'discountPercent',
    tax: 'taxTotal',
  });
  for (const name of ['vendorId', 'requisitionId']) if (values[name] !== undefined) values[name] = idOf(values[name]);
  if (values.status !== undefined) values.status = statusOf(values.status);
  if (Array.isArray(values.lines)) values.lines = values.lines.map(lineOf);
  if (attachment instanceof Upload) values.attachment = attachment.promise;
  else if (attachment !== undefined) values.attachmentId = idOf(attachment);
  return values;
}

/** Documented REST calls of vendors' quotations. */
export const quotationRoutes: Route[] = [
  list('/procurement/getAllQuotations', quotation, 'vendorQuotations', {
    vendor: anyOf('vendor'),
    requisition: anyOf('requisition'),
    products: contains('productNames'),
  }),
  one('/procurement/getQuotation/{id}', quotation, 'vendorQuotation'),
  create('/procurement/createQuotation', quotation, 'createVendorQuotation', { values: quotationBody, example }),
  update('/procurement/updateQuotation/{id}', quotation, 'updateVendorQuotation', { values: quotationBody, example }),
  remove('/procurement/deleteQuotation/[{id}]', quotation, 'deleteVendorQuotations'),
  one(
    '/procurement/getAllQuotationByRequisition/{id}',
    { names: quotation.names, selection: `{ quotations(first: ${most}) { totalCount edges { node ${quotation.selection} } } }` },
    'requisition',
    {
      shape: async ({ quotations }) => {
        const { totalCount: total, edges } = quotations as { totalCount: number; edges: { node: object }[] };
        return { data: edges.map(({ node }) => node), page: 1, pageSize: most, total };
      },
    },
  ),
];
