import { Arg, Args, Field, ID, InputType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Customer } from './Customer.ts';
import { CustomerService, type CustomerValues } from './CustomerService.ts';

@InputType()
export class CustomerInput extends CommandInput implements CustomerValues {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) companyName!: string | null;
  @Field(() => String) address!: string;
  @Field(() => String) city!: string;
  @Field(() => String) country!: string;
  @Field(() => String, { nullable: true }) incorporationId!: string | null;
  @Field(() => String, { nullable: true }) registrationType!: string | null;
  @Field(() => String, { nullable: true }) taxNumber!: string | null;
  @Field(() => LanguageCode, { defaultValue: LanguageCode.EN }) language!: LanguageCode;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
  @Field(() => ID, { nullable: true }) ownerId!: string | null;
  @Field(() => ID, { nullable: true, description: 'A file that `uploadCrmFile` has stored.' }) registrationDocumentId!: string | null;
}

@InputType()
export class CustomerFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) email?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) phone?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) city?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) country?: StringFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => IdFilter, { nullable: true }) owner?: IdFilter;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

const Customers = ConnectionOf(Customer);
const CustomerPage = ListArgs(Customer, CustomerFilter);

@Resolver()
export class CustomerResolver extends CrudResolver({
  Entity: Customer,
  plural: 'customers',
  Input: CustomerInput,
  Filter: CustomerFilter,
  Service: CustomerService,
  permission: Permission.CRM,
}) {
  @Query(() => Customer, { nullable: true })
  @Allow(Permission.CRM, Permission.INVENTORY)
  @Reads({ kind: 'record' })
  customer(@Arg('id', () => ID) _id: string): Customer {
    return compiled();
  }

  @Query(() => Customers, { nullable: true, description: 'Whoever sells from stock reads them too.' })
  @Allow(Permission.CRM, Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  customers(@Args(() => CustomerPage) _page: object): object {
    return compiled();
  }
}
