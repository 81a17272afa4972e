import type { RequiredEntityData } from '@mikro-orm/core';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { tillCustomerRules } from './tillCustomer.rules.ts';

/**
 * Creates a customer from a name or a phone number, as told at the till. City and country are the company's own until somebody enters the
 * address; without a name the phone number stands in for it.
 * @throws InvalidInput `name` nameOrPhone, `phone` invalidPhone; Refused `countryMissing` if the company has none.
 */
export async function addTillCustomer(scope: Scope, input: object): Promise<Customer> {
  const { em, context } = scope;
  const { name, phone } = check(tillCustomerRules, input);
  const [company] = await em.execute<{ city: string | null; country: string | null }[]>(
    'select city, country from company where id = noria_company()',
  );
  if (!company.country) throw new Refused('countryMissing');
  const place = { address: '', city: company.city ?? '', country: company.country };
  const language = context.language.toUpperCase();
  const values = { name: name ?? phone, phone, ...place, language, owner: await creatorOf(scope) };
  const customer = em.create(Customer, values as RequiredEntityData<Customer>);
  await em.flush();
  return customer;
}
