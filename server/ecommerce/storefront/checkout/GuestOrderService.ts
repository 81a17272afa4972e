import { LockMode } from '@mikro-orm/core';
import { asExpected } from '../../../core/database/databaseErrors.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { inCompanyAsGuest } from '../../../core/links/inCompanyAsGuest.ts';
import { InvalidInput, Refused } from '../../../core/errors.ts';
import type { Language } from '../../../core/session/Viewer.ts';
import { EcommerceCustomer } from '../../customer/EcommerceCustomer.ts';
import { EcommerceCustomerService } from '../../customer/EcommerceCustomerService.ts';
import { EcommerceOrder } from '../../order/EcommerceOrder.ts';
import { EcommerceOrderService } from '../../order/EcommerceOrderService.ts';
import type { Cart } from './cart.ts';
import { CardPaymentService } from '../../payment/CardPaymentService.ts';
import { paymentsOf } from './PaymentChoice.tsx';
import { accountOf } from '../account/shopSessions.ts';
import { agree } from '../reminder/consent.ts';
import { endCart } from '../reminder/keptCarts.ts';
import { guestScope } from '../../../core/links/guestScope.ts';
import type { OpenShop } from '../openShop.ts';
import type { CheckoutValues } from '../storefront.rules.ts';

/** What a guest orders, and the total they were told. */
export interface GuestOrder extends CheckoutValues {
  cart: Cart;
  couponCodes: string[];
  expectedTotal: string;
  language: Language;
  /** Of the session of a customer who is signed in. */
  accountSecret?: string;
  /** Whether they agree to be reminded of carts; counts for a customer who is signed in. */
  agrees: boolean;
}

/** Orders of the guests of an open shop. */
export class GuestOrderService {
  constructor(
    private readonly context: Context,
    private readonly shop: OpenShop,
  ) {}

  /**
   * Places an order, and returns its tracking id. The same form sent twice is one order.
   * @throws InvalidInput `payment` notInList, `deliveryMethodId` required and deliveryNotOffered, `lines.N` and `couponCodes.N` as `EcommerceOrderService`; Refused `priceChanged`, `shopRefuses`, `cardAmount`.
   */
  async place(order: GuestOrder): Promise<string> {
    const { companyId, delivers } = this.shop;
    if (delivers && !order.deliveryMethodId) throw new InvalidInput({ field: 'deliveryMethodId', code: 'required' });
    if (!paymentsOf(this.shop).includes(order.payment)) throw new InvalidInput({ field: 'payment', code: 'notInList' });
    const place = () =>
      inCompanyAsGuest(this.context, { companyId, name: order.name }, false, em =>
        placed(guestScope(em, this.context, this.shop, order.language), order),
      );
    // Of two first orders of one customer, or two sendings of one form, that meet, the second finds what the first made.
    return place().catch((error: unknown) => {
      if (asExpected(error)?.issues.some(({ code }) => code === 'taken')) return place();
      throw error;
    });
  }
}

async function placed(
  scope: Scope,
  { cart, key, language, couponCodes, expectedTotal, payment, deliveryMethodId, accountSecret, agrees, ...buyer }: GuestOrder,
): Promise<string> {
  const before = await scope.em.findOne(EcommerceOrder, { requestKey: key });
  if (before) return before.trackingId;
  const account = await accountOf(scope.em, accountSecret);
  const customerId = account?.id ?? (await customerOf(scope, buyer));
  const { name, email, phone, city, country, address, notes } = buyer;
  const order = await new EcommerceOrderService(scope).createOnline(
    {
      customerId,
      deliveryName: name,
      deliveryEmail: email,
      deliveryPhone: phone,
      deliveryCity: city,
      deliveryCountry: country,
      deliveryAddress: address,
      orderNotes: notes,
      deliveryMethodId,
      couponCodes,
      paidBy: null,
      status: 'PENDING',
      expectedTotal,
      language: language.toUpperCase() as 'EN' | 'AR' | 'SP',
      lines: Array.from(cart, ([productId, quantity]) => ({ productId, quantity })),
    },
    { requestKey: key, payment },
  );
  if (agrees && account) await agree(scope.em, account.id);
  await endCart(scope.em, customerId, true);
  if (payment === 'CARD') await new CardPaymentService(scope).ask(order);
  return order.trackingId;
}

/** The shop's customer with this e-mail address, else a new one. What is known of them stays as it is: anybody can type an address. */
async function customerOf(
  scope: Scope,
  { name, email, phone, city, country, address }: Omit<CheckoutValues, 'key' | 'payment' | 'deliveryMethodId'>,
): Promise<string> {
  const known = await scope.em.findOne(
    EcommerceCustomer,
    { email: { $ilike: email.replace(/[\\%_]/g, '\\$&') }, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  if (known?.status === 'INACTIVE') throw new Refused('shopRefuses');
  if (known) return known.id;
  const made = { name, email, phone, city, country, address, joinedOn: null, status: 'ACTIVE' } as const;
  return (await new EcommerceCustomerService(scope).create(made)).id;
}
