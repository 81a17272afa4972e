import { Permission } from '../../core/access/Permission.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { refuseForeignFile } from '../../core/files/refuseForeignFile.ts';
import type { MergeInput, UnmergeInput } from '../../core/record/MergeInput.ts';
import { mergeRecords, refuseMerged } from '../../core/record/mergeRecords.ts';
import { unmergeRecords } from '../../core/record/unmergeRecords.ts';
import { Customer } from './Customer.ts';
import { customerRules, type CustomerValues } from './customer.rules.ts';

export class CustomerService extends ServiceOf(Customer, customerRules) {
  protected override async guard({ registrationDocumentId: id }: CustomerValues, current?: Customer) {
    const before = current?.registrationDocument?.id;
    await refuseForeignFile(this.em, { field: 'registrationDocumentId', id, before, permission: Permission.CRM });
  }

  protected override async guardRestore(customer: Customer): Promise<void> {
    refuseMerged(customer);
  }

  /** Merges two customers (features 1.3) and returns the number of moved records by type. */
  async merge(input: MergeInput) {
    const { winner, moved } = await mergeRecords(this.scope, Customer, this, input);
    return { customer: winner, moved };
  }

  /** Undoes a merge; `kept` names the fields that keep a newer value. */
  async unmerge(input: UnmergeInput) {
    const { winner, loser, moved, kept } = await unmergeRecords(this.scope, Customer, this, input);
    return { customer: winner, restored: loser, moved, kept };
  }
}
