import { z } from 'zod';
import { descriptionLimit, email, requiredText } from '../rules/fields.ts';

/** Maximum number of addresses per e-mail, including copies. */
export const addressLimit = 10;

/** Addresses as typed, separated by commas, semicolons or spaces; each is validated. */
const addresses = z
  .union([z.array(z.string()), z.string()], { error: 'required' })
  .nullish()
  .transform(given => [given ?? []].flat().flatMap(part => part.split(/[\s,;]+/).filter(Boolean)))
  .pipe(z.array(z.string()).max(addressLimit, { error: 'limitExceeded', abort: true }))
  .refine(list => list.every(address => email.safeParse(address).success), 'invalidEmail')
  .transform(list => [...new Set(list.map(address => email.parse(address)))]);

/** Rules for a document's e-mail: at least one recipient, a one-line subject, and a message. */
export const sendDocumentRules = z.object({
  to: addresses.refine(list => list.length > 0, 'required'),
  cc: addresses,
  subject: requiredText().transform(subject => subject.replace(/\s+/g, ' ')),
  message: requiredText(descriptionLimit),
});
