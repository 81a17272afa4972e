import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { EcommerceCustomer } from '../customer/EcommerceCustomer.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

/** Printout of a customer of the shop, in the viewer's language. */
export const customerTemplate = printTemplate(EcommerceCustomer, {
  source: record,
  texts: { en, ar, sp },
  recipient: () => null,
  sheet({ name, email, phone, address, city, country, joinedOn }, words) {
    const fields = labelled(words, [
      ['name', name],
      ['email', { ltr: email }],
      ['phone', words.phone(phone)],
      ['address', address],
      ['city', city],
      ['country', words.country(country)],
      ['joinedOn', words.day(joinedOn)],
    ]);
    return { heading: words.text('customer'), number: null, sections: [{ heading: null, fields }] };
  },
});
