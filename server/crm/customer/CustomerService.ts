import { Permission } from '../../core/access/Permission.ts';
import { EntityService } from '../../core/database/EntityService.ts';
import { refuseForeignFile } from '../../core/files/refuseForeignFile.ts';
import type { MergeInput } from '../../core/record/MergeInput.ts';
import { mergeRecords } from '../../core/record/mergeRecords.ts';
import { Customer } from './Customer.ts';
import { customerRules } from './customer.rules.ts';

/** What is said of a customer. */
export type CustomerValues = Pick<
  Customer,
  | 'name'
  | 'email'
  | 'phone'
  | 'companyName'
  | 'address'
  | 'city'
  | 'country'
  | 'incorporationId'
  | 'registrationType'
  | 'taxNumber'
  | 'language'
  | 'status'
> & { ownerId: string | null; registrationDocumentId: string | null };

export class CustomerService extends EntityService<Customer, CustomerValues> {
  protected readonly Entity = Customer;
  protected readonly rules = customerRules;

  protected override async guard({ registrationDocumentId: id }: CustomerValues, current?: Customer) {
    const before = current?.registrationDocument?.id;
    await refuseForeignFile(this.em, { field: 'registrationDocumentId', id, before, permission: Permission.CRM });
  }

  /** Makes two customers one (features 1.3); what moved is counted by type. */
  async merge(input: MergeInput) {
    const { winner, moved } = await mergeRecords(this.scope, Customer, this, input);
    return { customer: winner, moved };
  }
}
