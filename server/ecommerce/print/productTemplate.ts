import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { EcommerceProduct } from '../product/EcommerceProduct.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Printout of a product of the shop, in the viewer's language. */
export const ecommerceProductTemplate = printTemplate(EcommerceProduct, {
  source: record,
  texts: { en, ar, sp },
  recipient: () => null,
  populate: ['group', 'effectivePrice', 'stock'],
  sheet({ name, shortDescription, detailDescription, group, effectivePrice, stock }, words) {
    const { currency } = words.formats;
    const fields = labelled(words, [
      ['name', name],
      ['group', group.unwrap().title],
      ['price', currency ? words.money(effectivePrice, currency) : words.number(effectivePrice)],
      ['stock', words.number(stock)],
      ['shortDescription', shortDescription],
      ['detailDescription', detailDescription],
    ]);
    return { heading: words.text('product'), number: null, sections: [{ heading: null, fields }] };
  },
});
