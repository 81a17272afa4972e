import { Args, Field, FieldResolver, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { ConnectionOf, PageArgs } from '../../core/graphql/Connection.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Customer } from '../customer/Customer.ts';
import { Contact } from './Contact.ts';
import { ContactService, type ContactValues } from './ContactService.ts';

@InputType()
export class ContactInput extends CommandInput implements ContactValues {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) department!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String) phone!: string;
  @Field(() => ID, { nullable: true }) customerId!: string | null;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class ContactFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) department?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) email?: StringFilter;
  @Field(() => IdFilter, { nullable: true }) customer?: IdFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class ContactResolver extends CrudResolver({
  Entity: Contact,
  plural: 'contacts',
  Input: ContactInput,
  Filter: ContactFilter,
  Service: ContactService,
  permission: Permission.CRM,
}) {}

const ContactConnection = ConnectionOf(Contact);

/** A relation is declared on the side that depends. */
@Resolver(() => Customer)
export class CustomerContactsResolver {
  @FieldResolver(() => ContactConnection, { description: 'Whom one talks to there.' })
  @Related((contact, customer) => `${contact}.customer_id = ${customer}.id`)
  contacts(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }
}
