import { InvalidInput } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { ecommerceVariantsRules, variantLimit } from '../variant/ecommerceVariants.rules.ts';
import type { ImportedProduct } from './ImportedProduct.ts';

const anyProduct = '00000000-0000-7000-8000-0000000000e9';

/**
 * Holds the options of an imported product to the rules of variants made by hand.
 * @throws InvalidInput `options` required, tooLong, tooMany; `optionValues` taken, if two rows are the same variant.
 */
export function optionsOf({ optionNames, variants }: ImportedProduct): void {
  if (variants.length > variantLimit) throw new InvalidInput({ field: 'options', code: 'tooMany', params: { max: variantLimit } });
  const told = new Set(variants.map(({ optionValues }) => JSON.stringify(optionValues)));
  if (told.size < variants.length) throw new InvalidInput({ field: 'optionValues', code: 'taken' });
  // A file has the combinations that there are, not all of them: each value is held to the rules on its own.
  for (const { optionValues } of variants) {
    if (optionNames.length === 0) continue;
    check(ecommerceVariantsRules, {
      productId: anyProduct,
      options: optionNames.map((name, at) => ({ name, values: [optionValues[at]] })),
    });
  }
}
