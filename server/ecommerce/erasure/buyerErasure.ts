import { Permission } from '../../core/access/Permission.ts';
import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EcommerceCustomer } from '../customer/EcommerceCustomer.ts';
import { EcommerceOrder } from '../order/EcommerceOrder.ts';
import { EcommerceReturn } from '../order/returns/EcommerceReturn.ts';
import { EcommerceReview } from '../review/EcommerceReview.ts';

/** An address and a number that nobody has, where a customer must have one (RFC 2606). */
const nobody = { email: 'erased@invalid.invalid', phone: '00000000' };

const customers: ErasedRecords<EcommerceCustomer, EcommerceCustomer> = {
  Entity: EcommerceCustomer,
  where: ({ id }) => ({ id }),
  fields: ({ id }, { name, text }) => ({
    name,
    // Addresses are unique among the shop's customers.
    email: `erased-${id}@invalid.invalid`,
    phone: nobody.phone,
    city: text,
    address: text,
    status: ActiveStatus.INACTIVE,
  }),
};

const orders: ErasedRecords<EcommerceCustomer, EcommerceOrder> = {
  Entity: EcommerceOrder,
  where: ({ id: customer }) => ({ customer }),
  fields: (_order, { name, text }) => ({
    deliveryName: name,
    deliveryPhone: nobody.phone,
    deliveryEmail: nobody.email,
    deliveryCity: text,
    deliveryAddress: text,
    orderNotes: null,
  }),
};

const returns: ErasedRecords<EcommerceCustomer, EcommerceReturn> = {
  Entity: EcommerceReturn,
  where: ({ id: customer }) => ({ order: { customer } }),
  fields: () => ({ reason: null }),
};

const reviews: ErasedRecords<EcommerceCustomer, EcommerceReview> = {
  Entity: EcommerceReview,
  where: ({ id: customer }) => ({ customer }),
  fields: ({ answer, hiddenReason }, { text }) => ({ text, answer: answer && text, hiddenReason: hiddenReason && text }),
};

/** Erases a customer of the shop, with where their orders went and what they wrote; ratings, countries and figures stay. The CRM's customer is erased on its own. */
export const buyerErasure = erasable<EcommerceCustomer>({
  Entity: EcommerceCustomer,
  permission: Permission.ECOMMERCE,
  records: [customers, orders, returns, reviews] as never,
  knownBy: ({ name, email, phone }) => [name, email, phone],
  /** What they left in a cart, and links that bring it back. That they agreed to be reminded of it stays evidence, of nobody in particular. */
  async after({ em }, { id }) {
    for (const table of ['shop_cart', 'shop_reminder'])
      await em.execute(`delete from ${table} where company_id = noria_company() and customer_id = ?`, [id]);
  },
  async refusals(em, { id: customer }) {
    const open = { $in: ['PENDING', 'INPROGRESS'] as never[] };
    const count = await em.count(EcommerceOrder, { customer, status: open, deletedAt: null });
    return count > 0 ? [{ what: 'erasureOpenOrders', count }] : [];
  },
  async kept(em, { id: customer }) {
    return [{ what: 'dealFigures', count: await em.count(EcommerceOrder, { customer }), ids: [] }];
  },
});
