import { typeOfId } from '../../core/database/ids.ts';
import type { RestCall, Values } from '../../core/rest/Route.ts';

/**
 * Converts the documented body of a lead or an order. Its one product, given by id or as text, becomes the first line at the order's
 * value; `status` is ignored.
 */
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

/** Like `bodyOf` for a new record. Lines default to none, so that a missing product fails validation as usual. */
export const newDeal =
  (bodyOf: (request: RestCall) => Values) =>
  (request: RestCall): Values => ({
    lines: [],
    ...Object.fromEntries(Object.entries(bodyOf(request)).filter(([, value]) => value !== undefined)),
  });
