import { seeingAll } from '../../core/access/seeingAll.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { CustomerService } from '../../parties/customer/CustomerService.ts';
import { findDuplicates } from '../../parties/duplicate/findDuplicates.ts';
import type { EcommerceCustomerValues } from './ecommerceCustomer.rules.ts';

type Buyer = Pick<EcommerceCustomerValues, 'name' | 'email' | 'phone' | 'city' | 'country' | 'address'>;

/** Matches buyers of the shop to customers of the CRM. */
export class BuyerService {
  constructor(private readonly scope: Scope) {}

  /**
   * Returns the CRM's customer who is a buyer of the shop: the active one with this e-mail address, else with this phone number, else a new
   * one (domain §6).
   */
  partyOf({ name, email, phone, city, country, address }: Buyer): Promise<Customer> {
    const { em, viewer } = this.scope;
    return seeingAll(this.scope, async () => {
      for (const signs of [{ email }, { phone }]) {
        const found = (await findDuplicates(em, 'customer', signs)).find(({ status }) => status === 'ACTIVE');
        if (found) return em.findOneOrFail(Customer, { id: found.recordId });
      }
      const values = { name, email, phone, city, country, address, language: viewer.language.toUpperCase(), status: 'ACTIVE' };
      return new CustomerService(this.scope).create(values as never);
    });
  }
}
