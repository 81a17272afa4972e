import type { Client } from '../support/Client.ts';
import { today } from '../support/today.ts';

type Values = Record<string, unknown>;

/** Ids of records that a purchase refers to. */
interface Bought {
  vendorId: string;
  departmentId: string;
  headId: string;
  warehouseId: string;
  /** A procurement product. */
  productId: string;
}

async function made(admin: Client, mutation: string, input: Values, selection: string, type?: string) {
  const answer = await admin.mutate(mutation, input, selection, type);
  if (answer.errors.length) throw new Error(`${mutation}: ${JSON.stringify(answer.errors)}`);
  return answer[selection.split(' ')[0]];
}

/** Purchases something up to its receipt, and returns inputs that fit each further step. */
export async function fittingPurchases(admin: Client, bought: Bought): Promise<Record<string, Values>> {
  const { vendorId, departmentId, headId, warehouseId, productId } = bought;
  const lines = [{ productId, quantity: '2' }];
  const wanted = { title: 'Requisition of references', departmentId, category: 'x', dueOn: today(20), vendorIds: [vendorId], lines };
  const { id: requisitionId } = await made(admin, 'createRequisition', wanted, 'requisition { id }');
  await made(admin, 'approveRequisition', { id: requisitionId }, 'requisition { id }');
  const days = { dueOn: today(20), deliveryOn: today(15) };
  const offer = { vendorId, requisitionId, title: 'Quotation', description: 'x', ...days, lines: [{ ...lines[0], price: '3' }] };
  const quotation = await made(admin, 'createVendorQuotation', offer, 'vendorQuotation { id version lines { id } }');
  const order = { vendorId, requisitionId, headId, lines: [{ ...lines[0], unitPrice: '3' }] };
  const draft = await made(admin, 'createPurchaseOrder', order, 'purchaseOrder { id version }');
  const { id: orderId, lines: ordered } = await made(admin, 'createPurchaseOrder', order, 'purchaseOrder { id lines { id } }');
  await made(admin, 'issuePurchaseOrder', { id: orderId }, 'purchaseOrder { id }');
  const { id: other } = await made(admin, 'createPurchaseOrder', order, 'purchaseOrder { id }');
  const issued = await made(admin, 'issuePurchaseOrder', { id: other }, 'purchaseOrder { id version }');
  const orderLineId = ordered[0].id;
  const arrived = { orderId, warehouseId, lines: [{ orderLineId, accepted: '1' }] };
  await made(admin, 'receivePurchaseOrder', arrived, 'purchaseReceipt { id }');
  const billed = { orderId, lines: [{ orderLineId, quantity: '1', unitPrice: '3' }] };
  const bill = await made(admin, 'createProcurementInvoice', billed, 'procurementInvoice { id lines { id } }');
  return {
    creditProcurementInvoice: { invoiceId: bill.id, reason: 'x', lines: [{ lineId: bill.lines[0].id, quantity: '1' }] },
    revisePurchaseOrder: { ...issued, reason: 'x', lines: order.lines },
    createVendorQuotation: offer,
    updateVendorQuotation: { id: quotation.id, version: quotation.version, ...offer },
    bulkUpdateVendorQuotation: { ids: [quotation.id], values: offer },
    awardRequisition: { requisitionId, awards: [{ quotationId: quotation.id, lineIds: [quotation.lines[0].id] }] },
    sendRequisition: { requisitionId, vendorIds: [vendorId] },
    createPurchaseOrder: order,
    updatePurchaseOrder: { ...draft, ...order },
    bulkUpdatePurchaseOrder: { ids: [draft.id], values: order },
    receivePurchaseOrder: arrived,
    returnPurchaseOrder: { orderId, warehouseId, lines: [{ orderLineId, quantity: '1' }] },
    createProcurementInvoice: billed,
  };
}

/** Sells something in the shop up to its delivery, and returns inputs that fit each further step. `inventoryProductId` is not in the shop yet. */
export async function fittingShop(admin: Client, inventoryProductId: string, vendorId: string): Promise<Record<string, Values>> {
  const group = await made(admin, 'createEcommerceProductGroup', { title: 'Shop group of references' }, 'ecommerceProductGroup { id }');
  const selling = { name: 'Seller of references', contact: 'x', city: 'Amman', country: 'JO', commissionPercent: '10', vendorId };
  const { id: sellerId, version: sellerVersion } = await made(admin, 'createEcommerceSeller', selling, 'ecommerceSeller { id version }');
  const texts = { name: 'Lamp of references', shortDescription: 's', detailDescription: 'd', groupId: group.id, sellerId };
  const goods = { ...texts, price: '20', discountPrice: '20', stock: '9' };
  const product = await made(admin, 'createEcommerceProduct', goods, 'ecommerceProduct { id version inventoryProduct { id } }');
  const buyer = { name: 'Buyer', email: 'buyer@references.test', phone: '962795550101', city: 'Amman', country: 'JO', address: 'x' };
  const { id: customerId } = await made(admin, 'createEcommerceCustomer', buyer, 'ecommerceCustomer { id }');
  const delivery = {
    deliveryName: 'Layla',
    deliveryPhone: '962795550101',
    deliveryEmail: 'layla@references.test',
    deliveryCity: 'Amman',
    deliveryCountry: 'JO',
    deliveryAddress: 'x',
  };
  const order = { customerId, ...delivery, lines: [{ productId: product.id, quantity: '1' }] };
  const open = await made(admin, 'createEcommerceOrder', order, 'ecommerceOrder { id version lines { id } }');
  await made(admin, 'createEcommerceCoupon', { code: 'REFERENCES', kind: 'PERCENT', value: '10' }, 'ecommerceCoupon { id }');
  const sent = await made(admin, 'createEcommerceOrder', { ...order, couponCodes: ['REFERENCES'] }, 'ecommerceOrder { id lines { id } }');
  const shipped = await made(admin, 'shipEcommerceOrder', { orderId: sent.id }, 'ecommerceOrder { shipments { id } }');
  await made(admin, 'updateEcommerceOrder', { id: sent.id, status: 'DELIVERED' }, 'ecommerceOrder { id }');
  const review = { productId: product.id, customerId, rating: 8, text: 'x' };
  const written = await made(admin, 'createEcommerceReview', review, 'ecommerceReview { id version }');
  const { inventoryProduct, ...shown } = product;
  const kept = { groupId: group.id, sellerId, inventoryProductId: inventoryProduct.id };
  const { id: otherId } = await made(
    admin,
    'createEcommerceCustomer',
    { ...buyer, email: 'other@references.test' },
    'ecommerceCustomer { id }',
  );
  return {
    createEcommerceSeller: { ...selling, name: 'Other seller of references' },
    updateEcommerceSeller: { id: sellerId, version: sellerVersion, ...selling },
    bulkUpdateEcommerceSeller: { ids: [sellerId], values: { vendorId } },
    payOutSeller: { sellerId, amount: '1' },
    shipEcommerceOrder: { orderId: open.id, lines: [{ lineId: open.lines[0].id, quantity: '1' }] },
    deliverEcommerceShipment: { shipmentId: shipped.shipments[0].id },
    createEcommerceProduct: { ...goods, inventoryProductId },
    updateEcommerceProduct: { ...shown, ...kept },
    bulkUpdateEcommerceProduct: { ids: [product.id], values: kept },
    createEcommerceOrder: order,
    updateEcommerceOrder: { ...open, ...order, status: undefined },
    bulkUpdateEcommerceOrder: { ids: [open.id], values: { customerId, lines: order.lines } },
    takeBackEcommerceOrder: { orderId: sent.id, version: undefined, lines: [{ lineId: sent.lines[0].id, quantity: '1' }] },
    createEcommerceReview: { ...review, customerId: otherId },
    updateEcommerceReview: { ...written, ...review },
    bulkUpdateEcommerceReview: { ids: [written.id], values: { productId: product.id, customerId } },
  };
}
