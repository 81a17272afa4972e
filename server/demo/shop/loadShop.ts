import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords, type NewRecord } from '../../core/database/insertRecords.ts';
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
import { loadOrders, type Buyer, type LoadedOrder } from './loadOrders.ts';
import { loadTaxes } from './loadTaxes.ts';
import type { ShopText } from './shopTexts.ts';

const day = 86_400_000;

/** What the shop of a demo company is loaded from. */
export interface ShopOf {
  text: ShopText;
  since: Date;
  timeZone: string;
  /** Vendors through whom sellers are paid. */
  vendors: { id: string; name: string }[];
  /** Customers of the CRM, some of whom buy online too. */
  customers: (Omit<Buyer, 'id' | 'party' | 'createdAt'> & { id: string; status: string })[];
}

/** Loads a demo company's shop: groups, products with stock of their own, customers, months of orders, and reviews of what was delivered. */
export async function loadShop(scope: Scope, { text, since, timeZone, customers: known, vendors }: ShopOf) {
  const { em } = scope;
  const madeAt = (days: number, place: number) => {
    const createdAt = new Date(since.getTime() + days * day + place * 900_000);
    return { createdAt, updatedAt: createdAt };
  };
  const groups = fieldsOf(text.groups).map(([title, description], index) => ({
    id: newId(codeOf(EcommerceProductGroup)),
    title,
    description,
    ...madeAt(9, index),
  }));
  const sellers = fieldsOf(text.sellers).map(([name, contact, city, country, commissionPercent, vendor], index) => {
    const paid = vendors.find(one => one.name === vendor)?.id ?? null;
    return { id: newId(codeOf(EcommerceSeller)), name, contact, city, country, commissionPercent, vendor: paid, ...madeAt(9, index) };
  });
  const sellerOf = new Map(fieldsOf(text.sellers).map((fields, index) => [fields[6], sellers[index].id]));
  const groupOf = new Map(groups.map(({ id, title }) => [title, id]));
  const rows = fieldsOf(text.products).map(([code, group, name, shortDescription, detailDescription, ...figures], index) => {
    const [price, discountPrice, purchasePrice, quantity, reorderLevel] = figures;
    const inventoryProduct = newId(codeOf(InventoryProduct));
    const stocked = { id: inventoryProduct, code, name, purchasePrice, salePrice: price, priceIncludesTax: true, reorderLevel };
    const seller = sellerOf.get(group) ?? null;
    const about = { name, shortDescription, detailDescription, group: groupOf.get(group)!, seller, inventoryProduct, price, discountPrice };
    const shown = { ...about, variantOf: null, optionNames: [] as string[], optionValues: [] as string[] };
    const made = madeAt(10, index);
    return { quantity, stocked: { ...stocked, ...made }, shown: { id: newId(codeOf(EcommerceProduct)), ...shown, ...made } };
  });
  const variants = variantsOf(text, rows);
  const buyers = known
    // Some customers are duplicates on purpose; the shop knows each address once.
    .filter(({ status, email }, index) => status === 'ACTIVE' && index % 3 === 0 && known.findIndex(one => one.email === email) === index)
    .slice(0, 24)
    .map(({ id: party, name, email, phone, city, country, address }, index) => {
      const made = madeAt(11 + index * 6, index);
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
  const products = rows.map(({ shown }) => shown);
  const orders = await loadOrders(em, { products, buyers, deliveries, since, timeZone, returned: text.returned });
  await loadReviews(em, text, orders);
  await payOut(scope, sellers.find(({ vendor }) => vendor)!.id);
  const named = (all: { id: string; name: string; createdAt: Date }[]) => all.map(({ id, name, createdAt }) => ({ id, name, createdAt }));
  return {
    sellers: named(sellers),
    groups: groups.map(({ id, title: name, createdAt }) => ({ id, name, createdAt })),
    stocked: named([...rows, ...variants].map(({ stocked }) => stocked)),
    products: named([...products, ...variants.map(({ shown }) => shown)]),
    customers: named(buyers),
    orders: orders.map(({ id, number: name, createdAt }) => ({ id, name, createdAt })),
  };
}

/** A product of the shop with the inventory product that it sells. */
interface Row {
  quantity: string;
  stocked: NewRecord<InventoryProduct> & { id: string; code: string; name: string; purchasePrice: string; createdAt: Date };
  shown: NewRecord<EcommerceProduct> & { id: string; name: string; createdAt: Date };
}

/** Variants of some products, which become the first of them. */
function variantsOf({ variants }: ShopText, rows: Row[]): Row[] {
  return fieldsOf(variants).map(([of, option, own, value, code, price, purchasePrice, quantity]) => {
    const main = rows.find(({ stocked }) => stocked.code === of)!;
    Object.assign(main.shown, { optionNames: [option], optionValues: [own] });
    const name = `${main.shown.name}, ${value}`;
    const inventoryProduct = newId(codeOf(InventoryProduct));
    const itself = {
      name,
      optionNames: [],
      optionValues: [value],
      variantOf: main.shown.id,
      inventoryProduct,
      price,
      discountPrice: price,
    };
    return {
      quantity,
      stocked: { ...main.stocked, id: inventoryProduct, code, name, purchasePrice, salePrice: price },
      shown: { ...main.shown, ...itself, id: newId(codeOf(EcommerceProduct)) },
    };
  });
}

/** Pays a seller out half of what is owed. */
async function payOut(scope: Scope, sellerId: string): Promise<void> {
  const sellers = new EcommerceSellerService(scope);
  const amount = round(new Decimal(await sellers.owedTo(sellerId)).div(2), 0).toFixed();
  if (Number(amount) > 0) await sellers.payOut({ sellerId, amount });
}

/** Reviews of delivered products, one a customer and product. */
async function loadReviews(em: EntityManager, { reviews }: ShopText, orders: LoadedOrder[]): Promise<void> {
  const texts = fieldsOf(reviews);
  const chance = dice(7);
  const seen = new Set<string>();
  const rows = orders.flatMap(({ deliveredAt, customer, products }) =>
    products.flatMap(product => {
      const pair = `${customer} ${product}`;
      if (!deliveredAt || seen.has(pair) || chance() > 0.55) return [];
      seen.add(pair);
      const [rating, text, answer] = texts[seen.size % texts.length];
      const createdAt = new Date(Math.min(Date.now(), deliveredAt.getTime() + (1 + chance() * 6) * day));
      const answeredAt = answer ? createdAt : null;
      return [{ product, customer, rating: Number(rating), text, answer: answer ?? null, answeredAt, createdAt, updatedAt: createdAt }];
    }),
  );
  await insertRecords(em, EcommerceReview, rows);
}
