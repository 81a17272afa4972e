import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { EcommerceCoupon } from '../../ecommerce/coupon/EcommerceCoupon.ts';
import { EcommerceCustomer } from '../../ecommerce/customer/EcommerceCustomer.ts';
import { EcommerceDeliveryMethod } from '../../ecommerce/delivery/EcommerceDeliveryMethod.ts';
import { EcommerceProduct } from '../../ecommerce/product/EcommerceProduct.ts';
import { EcommerceProductGroup } from '../../ecommerce/productGroup/EcommerceProductGroup.ts';
import { EcommerceReview } from '../../ecommerce/review/EcommerceReview.ts';
import { Storefront } from '../../ecommerce/storefront/Storefront.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { adjustStock } from '../../inventory/stock/adjustStock.ts';
import { Decimal, round } from '../../core/money/arithmetic.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EcommerceSeller } from '../../ecommerce/seller/EcommerceSeller.ts';
import { EcommerceSellerService } from '../../ecommerce/seller/EcommerceSellerService.ts';
import { dice } from '../dice.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { loadOrders } from './loadOrders.ts';
import type { Buyer, PlannedOrder } from './planOrders.ts';
import { loadTaxes } from './loadTaxes.ts';
import { productsOf, variantsOf } from './productRows.ts';
import type { ShopText } from './ShopText.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

/** What the shop of a demo company is loaded from. */
export interface ShopOf {
  text: ShopText;
  since: Date;
  timeZone: string;
  /** Vendors through whom sellers are paid. */
  vendors: { id: string; name: string }[];
  /** Customers of the CRM. */
  customers: Pick<Buyer, 'id' | 'city' | 'country' | 'address'>[];
  /** Of these customers: the people who buy online. */
  contacts: (Pick<Buyer, 'id' | 'name' | 'email' | 'phone'> & { customer: string; status: string })[];
}

/** Loads a demo company's shop: groups, products with stock of their own, customers, months of orders, and reviews of what was delivered. */
export async function loadShop(scope: Scope, { text, since, timeZone, customers: known, contacts, vendors }: ShopOf) {
  const { em } = scope;
  const madeAt = (days: number, place: number) => {
    const createdAt = new Date(since.getTime() + days * day + place * 900_000);
    return { createdAt, updatedAt: createdAt };
  };
  const groupOf = new Map(fieldsOf(text.groups).map(([title]) => [title, newId(codeOf(EcommerceProductGroup))]));
  const groups = fieldsOf(text.groups).map(([title, description, above], index) => {
    return { id: groupOf.get(title)!, title, description, parent: groupOf.get(above) ?? null, ...madeAt(9, index) };
  });
  const sellers = fieldsOf(text.sellers).map(([name, contact, city, country, commissionPercent, vendor], index) => {
    const paid = vendors.find(one => one.name === vendor)?.id ?? null;
    return { id: newId(codeOf(EcommerceSeller)), name, contact, city, country, commissionPercent, vendor: paid, ...madeAt(9, index) };
  });
  const sellerOf = new Map(fieldsOf(text.sellers).map((fields, index) => [fields[6], sellers[index].id]));
  const rows = productsOf(text, { groupOf, sellerOf, madeAt: place => madeAt(10, place) });
  const variants = variantsOf(text, rows);
  const parties = new Map(known.map(party => [party.id, party]));
  const buyers = contacts
    // Some names come twice; the shop knows each address once.
    .filter(({ status, email }, index) => status === 'ACTIVE' && contacts.findIndex(one => one.email === email) === index)
    .slice(0, 48)
    .map(({ customer: party, name, email, phone }, index) => {
      const { city, country, address } = parties.get(party)!;
      const made = madeAt(11 + index * 7, index);
      const joinedOn = made.createdAt.toLocaleDateString('sv-SE', { timeZone });
      return { id: newId(codeOf(EcommerceCustomer)), party, name, email, phone, city, country, address, joinedOn, ...made };
    });
  const [[address, title, intro, transferDetails]] = fieldsOf(text.storefront);
  const front = { address, title, intro, isOpen: true, takesCash: true, takesTransfer: true, remindsOfCarts: true, transferDetails };
  await insertRecords(em, Storefront, [{ ...front, ...madeAt(12, 0) }]);
  const coupons = [
    { code: 'WELCOME10', kind: 'PERCENT', value: '10', customerLimit: 1, useLimit: null, isCombinable: false },
    { code: 'SHIPFREE', kind: 'FREE_DELIVERY', value: '0', customerLimit: 1, useLimit: null, isCombinable: true },
    { code: 'THANKS5', kind: 'AMOUNT', value: '5', customerLimit: null, useLimit: 200, isCombinable: true },
  ];
  await insertRecords(
    em,
    EcommerceCoupon,
    coupons.map((coupon, index) => ({ ...coupon, ...madeAt(13, index) })),
  );
  const deliveries = fieldsOf(text.deliveries).map(([title, description, country, price, freeFrom], index) => {
    const countries = country ? [country] : [];
    return {
      id: newId(codeOf(EcommerceDeliveryMethod)),
      title,
      description,
      countries,
      price,
      freeFrom: freeFrom || null,
      ...madeAt(12, index),
    };
  });
  await insertRecords(em, EcommerceDeliveryMethod, deliveries);
  await insertRecords(em, EcommerceProductGroup, groups);
  await insertRecords(em, EcommerceSeller, sellers);
  await insertRecords(
    em,
    InventoryProduct,
    [...rows, ...variants].map(({ stocked }) => stocked),
  );
  await insertRecords(
    em,
    EcommerceProduct,
    rows.map(({ shown }) => shown),
  );
  await insertRecords(
    em,
    EcommerceProduct,
    variants.map(({ shown }) => shown),
  );
  await insertRecords(em, EcommerceCustomer, buyers);
  await adjustStock(
    em,
    [...rows, ...variants.filter(({ quantity }) => Number(quantity) > 0)].map(({ quantity, stocked, shown }) => {
      const source = { sourceId: shown.id, note: stocked.name };
      return { productId: stocked.id, quantity, unitCost: stocked.purchasePrice, reason: 'OPENING' as const, ...source };
    }),
    { at: new Date(since.getTime() + 10 * day) },
  );
  await loadTaxes(em, madeAt(12, 0));
  const products = [...rows, ...variants].map(({ shown }) => shown);
  const commissions = new Map(sellers.map(({ id, commissionPercent }) => [id, commissionPercent]));
  const sold = [...rows, ...variants]
    .filter(({ quantity }) => Number(quantity) > 0)
    .map(({ shown }) => ({ ...shown, commissionPercent: commissions.get(shown.seller ?? '') ?? '0' }));
  const orders = await loadOrders(em, { products: sold, buyers, deliveries, since, timeZone, returned: text.returned });
  await loadReviews(em, text, orders);
  await payOut(scope, sellers.find(({ vendor }) => vendor)!.id);
  const named = (all: { id: string; name: string; createdAt: Date }[]) => all.map(({ id, name, createdAt }) => ({ id, name, createdAt }));
  return {
    sellers: named(sellers),
    groups: groups.map(({ id, title: name, createdAt }) => ({ id, name, createdAt })),
    stocked: named([...rows, ...variants].map(({ stocked }) => stocked)),
    products: named(products),
    customers: named(buyers),
    orders: orders.map(({ row: { id, number: name, createdAt } }) => ({ id, name, createdAt })),
  };
}

/** Pays a seller out half of what is owed. */
async function payOut(scope: Scope, sellerId: string): Promise<void> {
  const sellers = new EcommerceSellerService(scope);
  const amount = round(new Decimal(await sellers.owedTo(sellerId)).div(2), 0).toFixed();
  if (Number(amount) > 0) await sellers.payOut({ sellerId, amount });
}

/** Reviews of delivered products, one a customer and product. */
async function loadReviews(em: EntityManager, { reviews }: ShopText, orders: PlannedOrder[]): Promise<void> {
  const texts = fieldsOf(reviews);
  const chance = dice(7);
  const seen = new Set<string>();
  const rows = orders.flatMap(({ deliveredAt, buyer: { id: customer }, lines }) =>
    lines.flatMap(({ product }) => {
      const pair = `${customer} ${product}`;
      const [rating, text, answer] = texts[seen.size % texts.length];
      // No text twice about one product.
      if (!deliveredAt || seen.has(pair) || seen.has(`${product} ${text}`) || chance() > 0.4) return [];
      seen.add(pair).add(`${product} ${text}`);
      const createdAt = new Date(Math.min(demoNow(), deliveredAt.getTime() + (1 + chance() * 6) * day));
      const answeredAt = answer ? createdAt : null;
      return [{ product, customer, rating: Number(rating), text, answer: answer ?? null, answeredAt, createdAt, updatedAt: createdAt }];
    }),
  );
  await insertRecords(em, EcommerceReview, rows);
}
