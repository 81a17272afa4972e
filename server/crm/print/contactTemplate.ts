import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { crmTexts } from './crmTexts.ts';

/** Printout of a contact, in the viewer's language. */
export const contactTemplate = printTemplate(Contact, {
  source: record,
  texts: crmTexts,
  populate: ['customer'],
  recipient: () => null,
  sheet(contact, words) {
    const fields = labelled(words, [
      ['name', contact.name],
      ['of', contact.customer?.unwrap().name],
      ['department', contact.department],
      ['email', contact.email && { ltr: contact.email }],
      ['phone', words.phone(contact.phone)],
    ]);
    return { heading: words.text('contact'), number: null, sections: [{ heading: null, fields }] satisfies Section[] };
  },
});
