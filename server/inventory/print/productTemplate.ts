import { customFacts } from '../../core/print/customFacts.ts';
import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Printout of a product, in the language of the user who prints it. */
export const productTemplate = printTemplate(InventoryProduct, {
  source: record,
  texts: { en, ar, sp },
  recipient: () => null,
  populate: ['priceWithTax', 'priceWithoutTax'],
  async sheet(product, words, em) {
    const { name, code, priceWithTax, priceWithoutTax, vatCategory } = product;
    const { currency } = words.formats;
    const price = (amount: string) => (currency ? words.money(amount, currency) : words.number(amount));
    const fields = labelled(words, [
      ['name', name],
      ['code', code ? { ltr: code } : null],
      ['salePrice', price(priceWithoutTax)],
      ['salePriceWithTax', price(priceWithTax)],
      ['vatCategory', words.text(vatCategory)],
    ]);
    return {
      heading: words.text('product'),
      number: code,
      sections: [{ heading: null, fields: [...fields, ...(await customFacts(product, words, em))] }] satisfies Section[],
    };
  },
});
