import { EntityService } from '../../core/database/EntityService.ts';
import { Contact } from './Contact.ts';
import { contactRules } from './contact.rules.ts';

/** What is said of a contact. */
export type ContactValues = Pick<Contact, 'name' | 'department' | 'email' | 'phone' | 'status'> & { customerId: string | null };

export class ContactService extends EntityService<Contact, ContactValues> {
  protected readonly Entity = Contact;
  protected readonly rules = contactRules;
}
