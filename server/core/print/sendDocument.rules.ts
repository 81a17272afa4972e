import { z } from 'zod';
import { descriptionLimit, email, requiredText } from '../rules/fields.ts';

/** Addresses one mail goes to at most, those of copies too. */
export const addressLimit = 10;

/** Addresses as somebody types them, with commas, semicolons or blanks between; each is checked. */
const addresses = z
  .union([z.array(z.string()), z.string()], { error: 'required' })
  .nullish()
  .transform(given => [given ?? []].flat().flatMap(part => part.split(/[\s,;]+/).filter(Boolean)))
  .pipe(z.array(z.string()).max(addressLimit, { error: 'limitExceeded', abort: true }))
  .refine(list => list.every(address => email.safeParse(address).success), 'invalidEmail')
  .transform(list => [...new Set(list.map(address => email.parse(address)))]);

/** What a mail with a document needs: somebody it goes to, a subject of one line, and what it says. */
export const sendDocumentRules = z.object({
  to: addresses.refine(list => list.length > 0, 'required'),
  cc: addresses,
  subject: requiredText().transform(subject => subject.replace(/\s+/g, ' ')),
  message: requiredText(descriptionLimit),
});
