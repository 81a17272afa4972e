import { locality } from '../../core/print/locality.ts';
import type { Wording } from '../../core/print/Wording.ts';
import type { Customer } from '../customer/Customer.ts';

/** The recipient of a document. */
type Addressee = Pick<Customer, 'name' | 'companyName' | 'address' | 'city' | 'country' | 'taxNumber'>;

/** Builds a document's address block; the module's texts provide `to` and, with a contact, `attention`. */
export function addressOf(customer: Addressee, contact: { name: string } | null, words: Wording) {
  const { name, companyName, address, city, country, taxNumber } = customer;
  const attention = contact && words.text('attention', { name: contact.name });
  const tax = taxNumber && `${words.text('taxNumber')} ${taxNumber}`;
  const details = [companyName, attention, address, locality({ address, city, country }, words), tax].filter(text => !!text);
  return { label: words.text('to'), name, details };
}
