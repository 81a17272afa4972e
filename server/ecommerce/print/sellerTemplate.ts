import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { EcommerceSeller } from '../seller/EcommerceSeller.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Printout of a seller of the shop, in the viewer's language. */
export const sellerTemplate = printTemplate(EcommerceSeller, {
  source: record,
  texts: { en, ar, sp },
  recipient: () => null,
  sheet({ name, contact, city, country, commissionPercent }, words) {
    const fields = labelled(words, [
      ['name', name],
      ['contact', contact],
      ['city', city],
      ['country', words.country(country)],
      ['commission', words.percent(commissionPercent)],
    ]);
    return { heading: words.text('seller'), number: null, sections: [{ heading: null, fields }] };
  },
});
