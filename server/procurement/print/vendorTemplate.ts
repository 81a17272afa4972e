import { customFacts } from '../../core/print/customFacts.ts';
import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { Vendor } from '../vendor/Vendor.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };

/** Printout of a vendor, in the viewer's language. */
export const vendorTemplate = printTemplate(Vendor, {
  source: record,
  texts,
  populate: ['productGroupTitles'],
  recipient: () => null,
  async sheet(vendor, words, em) {
    const fields = labelled(words, [
      ['name', vendor.name],
      ['companyName', vendor.companyName],
      ['vendorType', words.text(vendor.vendorType)],
      ['productGroups', vendor.productGroupTitles],
      ['email', { ltr: vendor.email }],
      ['phone', words.phone(vendor.phone)],
      ['address', vendor.address],
      ['taxNumber', vendor.taxNumber && { ltr: vendor.taxNumber }],
      ['currency', { ltr: vendor.currency }],
    ]);
    return {
      heading: words.text('vendor'),
      number: null,
      sections: [{ heading: null, fields: [...fields, ...(await customFacts(vendor, words, em))] }] satisfies Section[],
    };
  },
});
