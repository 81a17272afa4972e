import { customFacts } from '../../core/print/customFacts.ts';
import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled } from '../../core/print/Wording.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { crmTexts } from './crmTexts.ts';

const code = (text: string | null) => (text ? { ltr: text } : null);

/** Printout of a customer, in the customer's language. */
export const customerTemplate = printTemplate(Customer, {
  source: record,
  texts: crmTexts,
  recipient: customer => customer,
  async sheet(customer, words, em) {
    const fields = labelled(words, [
      ['name', customer.name],
      ['companyName', customer.companyName],
      ['email', code(customer.email)],
      ['phone', words.phone(customer.phone)],
      ['address', customer.address],
      ['city', customer.city],
      ['country', words.country(customer.country)],
      ['incorporationId', code(customer.incorporationId)],
      ['registrationType', customer.registrationType],
      ['taxNumber', code(customer.taxNumber)],
    ]);
    return {
      heading: words.text('customer'),
      number: null,
      sections: [{ heading: null, fields: [...fields, ...(await customFacts(customer, words, em))] }] satisfies Section[],
    };
  },
});
