import { Field, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { addTillCustomer } from './addTillCustomer.ts';

@InputType()
class AddTillCustomerInput extends CommandInput {
  @Field(() => String, { nullable: true, description: 'Required without a phone number.' }) name!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
}

@Resolver()
export class TillCustomerResolver {
  @CommandMutation(
    Permission.INVENTORY,
    Customer,
    AddTillCustomerInput,
    "Creates a customer at the till from a name or a phone number; city and country are the company's.",
  )
  addTillCustomer(scope: Scope, input: AddTillCustomerInput) {
    return addTillCustomer(scope, input);
  }
}
