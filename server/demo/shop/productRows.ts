import { newId } from '../../core/database/ids.ts';
import type { NewRecord } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { EcommerceProduct } from '../../ecommerce/product/EcommerceProduct.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { ShopText } from './ShopText.ts';

/** A product of the shop with the inventory product that it sells. */
export interface Row {
  quantity: string;
  stocked: NewRecord<InventoryProduct> & { id: string; code: string; name: string; purchasePrice: string; createdAt: Date };
  shown: NewRecord<EcommerceProduct> & {
    id: string;
    name: string;
    price: string;
    discountPrice: string;
    inventoryProduct: string;
    seller: string | null;
    createdAt: Date;
  };
}

/** Where products belong, and when they were made. */
interface ProductsOf {
  /** Ids of groups by title. */
  groupOf: Map<string, string>;
  /** Ids of sellers by the title of the group whose products are theirs. */
  sellerOf: Map<string, string>;
  madeAt: (place: number) => { createdAt: Date; updatedAt: Date };
}

/** The products of a demo's shop. */
export function productsOf({ products }: ShopText, { groupOf, sellerOf, madeAt }: ProductsOf): Row[] {
  return fieldsOf(products).map(([code, group, name, shortDescription, detailDescription, ...figures], index) => {
    const [price, discountPrice, purchasePrice, quantity, reorderLevel] = figures;
    const inventoryProduct = newId(codeOf(InventoryProduct));
    const stocked = { id: inventoryProduct, code, name, purchasePrice, salePrice: price, priceIncludesTax: true, reorderLevel };
    const seller = sellerOf.get(group) ?? null;
    const about = { name, shortDescription, detailDescription, group: groupOf.get(group)!, seller, inventoryProduct, price, discountPrice };
    const shown = { ...about, variantOf: null, optionNames: [] as string[], optionValues: [] as string[] };
    const made = madeAt(index);
    return { quantity, stocked: { ...stocked, ...made }, shown: { id: newId(codeOf(EcommerceProduct)), ...shown, ...made } };
  });
}

/** Variants of some products, which become the first of them. */
export function variantsOf({ variants }: ShopText, rows: Row[]): Row[] {
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
