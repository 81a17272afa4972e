import type { RequiredEntityData } from '@mikro-orm/core';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { titleLimit } from '../../core/rules/fields.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import { EcommerceProductService } from '../product/EcommerceProductService.ts';
import { ecommerceVariantsRules } from './ecommerceVariants.rules.ts';

/** Products in several variants. Each variant is a product of the shop, which sells an inventory product of its own. */
export class EcommerceVariantService {
  constructor(private readonly scope: Scope) {}

  /**
   * Sells a product in all combinations of the values of options. The product itself is the first of them; the others are made like it, with
   * no stock yet, unless they are there already. Variants that are not named stay.
   * @throws Refused `variantOfVariant` for a variant; InvalidInput `options` optionsChanged if another number of options is in use.
   */
  async make(input: object, version?: number): Promise<EcommerceProduct> {
    const { productId, options } = check(ecommerceVariantsRules, input);
    const { em } = this.scope;
    const main = await new EcommerceProductService(this.scope).find(productId, version, 'productId');
    if (main.variantOf) throw new Refused('variantOfVariant');
    const isNew = main.optionNames.length === 0;
    if (!isNew && main.optionNames.length !== options.length) throw new InvalidInput({ field: 'options', code: 'optionsChanged' });
    const wanted = combinationsOf(options.map(({ values }) => values));
    main.optionNames = options.map(({ name }) => name);
    if (isNew) main.optionValues = wanted[0];
    const variants = await em.find(EcommerceProduct, { variantOf: main.id, deletedAt: null });
    const known = new Set([main, ...variants].map(({ optionValues }) => keyOf(optionValues)));
    const stocked = await em.findOneOrFail(InventoryProduct, { id: main.inventoryProduct.id });
    for (const values of wanted) if (!known.has(keyOf(values))) this.add(main, stocked, values);
    main.updatedAt = new Date();
    await em.flush();
    return main;
  }

  private add(main: EcommerceProduct, stocked: InventoryProduct, optionValues: string[]): void {
    const { em } = this.scope;
    const ending = `, ${optionValues.join(', ')}`;
    const name = `${main.name.slice(0, titleLimit - ending.length)}${ending}`;
    const { brand, manufacturer, purchasePrice, priceIncludesTax, vatCategory } = stocked;
    const { shortDescription, detailDescription, group, seller, price, discountPrice, discountFrom, discountUntil, weight, status } = main;
    const made = { name, brand, manufacturer, purchasePrice, priceIncludesTax, vatCategory, salePrice: price, code: null, barcode: null };
    const inventoryProduct = em.create(InventoryProduct, made as RequiredEntityData<InventoryProduct>);
    const prices = { price, discountPrice, discountFrom, discountUntil };
    const shown = { shortDescription, detailDescription, group, seller, ...prices, weight, status };
    em.create(EcommerceProduct, {
      name,
      ...shown,
      inventoryProduct,
      variantOf: main,
      optionValues,
    } as RequiredEntityData<EcommerceProduct>);
  }
}

const keyOf = (values: string[]) => JSON.stringify(values);

/** All ways of taking one value of each list; the later lists change faster. */
const combinationsOf = (lists: string[][]): string[][] =>
  lists.reduce<string[][]>((made, values) => made.flatMap(taken => values.map(value => [...taken, value])), [[]]);
