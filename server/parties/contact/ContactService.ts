import { ServiceOf } from '../../core/record/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import type { MergeInput, UnmergeInput } from '../../core/record/MergeInput.ts';
import { mergeRecords, refuseMerged } from '../../core/record/mergeRecords.ts';
import { unmergeRecords } from '../../core/record/unmergeRecords.ts';
import { Customer } from '../customer/Customer.ts';
import { Contact } from './Contact.ts';
import { contactRules, type ContactValues } from './contact.rules.ts';

export class ContactService extends ServiceOf(Contact, contactRules) {
  protected override guard({ customerId }: ContactValues, current?: Contact) {
    return refuseInactive(this.em, [{ field: 'customerId', Entity: Customer, id: customerId, before: current?.customer?.id }]);
  }

  protected override async guardRestore(contact: Contact): Promise<void> {
    refuseMerged(contact);
  }

  /** Merges two contacts (features 1.3) and returns the number of moved records by type. */
  async merge(input: MergeInput) {
    const { winner, moved } = await mergeRecords(this.scope, Contact, this, input);
    return { contact: winner, moved };
  }

  /** Undoes a merge; `kept` names the fields that keep a newer value. */
  async unmerge(input: UnmergeInput) {
    const { winner, loser, moved, kept } = await unmergeRecords(this.scope, Contact, this, input);
    return { contact: winner, restored: loser, moved, kept };
  }
}
