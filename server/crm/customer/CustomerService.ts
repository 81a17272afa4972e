import { EntityService } from '../../core/database/EntityService.ts';
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
> & { ownerId: string | null };

export class CustomerService extends EntityService<Customer, CustomerValues> {
  protected readonly Entity = Customer;
  protected readonly rules = customerRules;
}
