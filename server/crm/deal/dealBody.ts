import { typeOfId } from '../../core/database/ids.ts';
import type { RestCall, Values } from '../../core/rest/Route.ts';

/** A documented body of a lead or an order names one product, by its id or in words: it is the first line, at the order's value. Its `status` is left out. */
export function dealBody({ body }: RestCall): Values {
  const { product, productId, customer, customerId, status: _status, ...values } = body;
  const sold = productId ?? product;
  const name = typeof sold === 'string' && typeOfId(sold) !== undefined ? { productId: sold } : { description: sold };
  const line = { ...name, quantity: body.quantity ?? 1, unitPrice: body.price ?? body.orderValue ?? 0 };
  return {
    ...values,
    customerId: customerId ?? customer,
    lines: body.lines ?? (sold === undefined || sold === null || sold === '' ? undefined : [line]),
  };
}

/** The same of a new one: without a product it is told so, as every rule tells. */
export const newDeal =
  (bodyOf: (request: RestCall) => Values) =>
  (request: RestCall): Values => ({
    lines: [],
    ...Object.fromEntries(Object.entries(bodyOf(request)).filter(([, value]) => value !== undefined)),
  });
