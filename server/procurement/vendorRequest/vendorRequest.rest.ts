import { idForm } from '../../core/rules/idForm.ts';
import { alternately } from '../../core/rest/alternately.ts';
import { renamed } from '../../core/rest/renamed.ts';
import { call, one, type RestCall, type Route, type Values } from '../../core/rest/Route.ts';
import { idOf } from '../documentedValues.ts';
import { quotation, quotationBody } from '../quotation/quotation.rest.ts';

const vendor = {
  names: { en: 'Vendor', ar: 'المورّد', sp: 'el proveedor' },
  selection: '{ id name email companyName company: companyName phone country currency language status }',
};
const requisition = {
  names: { en: 'Requisition', ar: 'طلب الشراء', sp: 'la requisición' },
  selection: '{ id number title dueDate: dueOn description products: lines { position product { id name brand } quantity note } }',
};

/** What a link's holder gets, who knows no ids. */
const lines = 'products: lines { position name brand description quantity note }';
const openRequest = { names: requisition.names, selection: `{ number title dueDate: dueOn description isOpen currency ${lines} }` };
const openVendor = {
  names: vendor.names,
  selection: '{ name: vendorName companyName: vendorCompanyName company: vendorCompanyName currency }',
};
const openQuotation = {
  names: quotation.names,
  selection: `{ number title answer { number status dueDate: dueOn deliveryDate: deliveryOn discount: discountPercent
    subTotal: subtotal tax: taxTotal finalAmount products: lines { position quantity price amount } } }`,
};

/** Whether a path names a link's secret in place of a record. */
const isSecret = ({ params }: RestCall) => !idForm.test((params.id ?? '').replace(/^\[|\]$/g, ''));
const token = ({ params }: RestCall): Values => ({ token: params.id });

/** The secret of a link in a body, as `data` like in the address of the vendor's page, or as `token`. */
const secretOf = ({ body }: RestCall) => body.data ?? body.token;

/** What a vendor offers by their link: `products` in the order of the request, or each with its `position`. */
function offerBody(request: RestCall): Values {
  const { products, description, terms, ...rest } = request.body;
  const { dueOn, deliveryOn, discountPercent, taxTotal } = renamed(rest, {
    dueDate: 'dueOn',
    deliveryDate: 'deliveryOn',
    discount: 'discountPercent',
    tax: 'taxTotal',
  });
  const priced = Array.isArray(products) ? (products as Values[]) : [];
  const offered = priced.map((line, index) => ({ position: line?.position ?? index + 1, price: line?.price }));
  return { token: secretOf(request), dueOn, deliveryOn, discountPercent, taxTotal, description, terms, lines: offered };
}

/** The requisition and its vendors are given as ids or whole records. */
const sendBody = ({ body: { requisitionId, requisition: whole, vendors } }: RestCall): Values => ({
  requisitionId: idOf(requisitionId ?? whole),
  ...(Array.isArray(vendors) && { vendorIds: vendors.map(idOf) }),
});

const sendExample = { requisitionId: 'id of an approved requisition', vendors: ['id of a vendor'] };
const offerExample = {
  data: 'secret of the vendor’s link',
  dueDate: '2026-12-31',
  deliveryDate: '2026-12-20',
  products: [{ position: 1, price: 4.2 }],
  description: 'Ex stock.',
};

/** Documented REST calls for vendors: by a signed-in holder of Procurement, or by the secret of the vendor's link. */
export const vendorRequestRoutes: Route[] = [
  call('POST', '/procurement/sendRequisitionForm', requisition, 'sendRequisition', { values: sendBody, example: sendExample }),
  alternately(
    one('/procurement/getExternalVendor/{id}', vendor, 'vendor'),
    one('', openVendor, 'openVendorRequest', { values: token }),
    isSecret,
  ),
  alternately(
    one('/procurement/externalRequisitionProducts/{id}', requisition, 'requisition'),
    one('', openRequest, 'openVendorRequest', { values: token }),
    isSecret,
  ),
  alternately(
    call('POST', '/procurement/vendor/addQuotation', quotation, 'createVendorQuotation', {
      values: quotationBody,
      outcome: 'created',
      example: offerExample,
    }),
    call('POST', '', openQuotation, 'submitVendorOffer', { values: offerBody }),
    request => typeof secretOf(request) === 'string',
  ),
];
