import { EntityService } from '../../core/database/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import type { MergeInput } from '../../core/record/MergeInput.ts';
import { mergeRecords } from '../../core/record/mergeRecords.ts';
import { Customer } from '../customer/Customer.ts';
import { Contact } from './Contact.ts';
import { contactRules } from './contact.rules.ts';

/** What is said of a contact. */
export type ContactValues = Pick<Contact, 'name' | 'department' | 'email' | 'phone' | 'status'> & { customerId: string | null };

export class ContactService extends EntityService<Contact, ContactValues> {
  protected readonly Entity = Contact;
  protected readonly rules = contactRules;

  protected override guard({ customerId }: ContactValues, current?: Contact) {
    return refuseInactive(this.em, [{ field: 'customerId', Entity: Customer, id: customerId, before: current?.customer?.id }]);
  }

  /** Makes two contacts one (features 1.3); what moved is counted by type. */
  async merge(input: MergeInput) {
    const { winner, moved } = await mergeRecords(this.scope, Contact, this, input);
    return { contact: winner, moved };
  }
}
