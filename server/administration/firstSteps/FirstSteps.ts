import { Field, ObjectType } from 'type-graphql';

/** What a new company has set up so far. A step of a module that the company does not use is null. */
@ObjectType()
export class FirstSteps {
  @Field(() => Boolean, { description: 'Whether the list is over: every step is done, or an administrator has closed it.' })
  isOver!: boolean;
  @Field(() => Boolean) hasLogo!: boolean;
  @Field(() => Boolean, { description: 'Whether the company has a tax number.' }) hasTaxNumber!: boolean;
  @Field(() => Boolean, { description: 'Whether somebody else is a user or invited.' }) hasColleagues!: boolean;
  @Field(() => Boolean, { nullable: true }) hasCustomers!: boolean | null;
  @Field(() => Boolean, { nullable: true }) hasProducts!: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether there is a sales invoice, a draft at least.' }) hasInvoices!:
    | boolean
    | null;
  @Field(() => Boolean, { nullable: true }) hasVendors!: boolean | null;
  @Field(() => Boolean, { nullable: true }) hasEmployees!: boolean | null;
  @Field(() => Boolean, { nullable: true }) hasProjects!: boolean | null;
}
