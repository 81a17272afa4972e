import { Permission } from '../../core/access/Permission.ts';
import { EntityService } from '../../core/database/EntityService.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { InvalidInput } from '../../core/errors.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
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

  /** Its document is a file of CRM's own: nobody gets at another module's by putting its id here. */
  protected override async guard({ registrationDocumentId: id }: CustomerValues, current?: Customer) {
    if (!id || id === current?.registrationDocument?.id) return;
    const file =
      typeOfId(id) === codeOf(StoredFile) &&
      (await this.em.count(StoredFile, { id, deletedAt: null, readers: { $contains: [Permission.CRM] } }));
    if (!file) throw new InvalidInput({ field: 'registrationDocumentId', code: 'notFound' });
  }

  /** Makes two customers one (features 1.3); what moved is counted by type. */
  async merge(input: MergeInput) {
    const { winner, moved } = await mergeRecords(this.scope, Customer, this, input);
    return { customer: winner, moved };
  }
}
