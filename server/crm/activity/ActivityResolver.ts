import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, FieldResolver, ID, Info, InputType, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, EnumFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { CommandInput, PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { Contact } from '../contact/Contact.ts';
import { Customer } from '../customer/Customer.ts';
import { Lead } from '../lead/Lead.ts';
import { Activity, ActivityKind, ActivityStatus } from './Activity.ts';
import { ActivityService, type ActivityValues } from './ActivityService.ts';

@InputType()
export class ActivityInput extends CommandInput implements ActivityValues {
  @Field(() => ActivityKind) kind!: ActivityKind;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
  @Field(() => DateTime) dueAt!: Date;
  @Field(() => ID, { nullable: true, description: 'Whoever makes it when left out.' }) ownerId!: string | null;
  @Field(() => ID, { nullable: true, description: "The lead's or the contact's when left out." }) customerId!: string | null;
  @Field(() => ID, { nullable: true }) contactId!: string | null;
  @Field(() => ID, { nullable: true }) leadId!: string | null;
}

const ActivityKindFilter = EnumFilter(ActivityKind, 'ActivityKind');
const ActivityStatusFilter = EnumFilter(ActivityStatus, 'ActivityStatus');

@InputType()
export class ActivityFilter {
  @Field(() => StringFilter, { nullable: true }) title?: StringFilter;
  @Field(() => ActivityKindFilter, { nullable: true }) kind?: object;
  @Field(() => ActivityStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) dueAt?: DateTimeFilter;
  @Field(() => DateTimeFilter, { nullable: true }) doneAt?: DateTimeFilter;
  @Field(() => IdFilter, { nullable: true }) owner?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) customer?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) contact?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) lead?: IdFilter;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

const Payload = PayloadOf(Activity);

@Resolver()
export class ActivityResolver extends CrudResolver({
  Entity: Activity,
  plural: 'activities',
  Input: ActivityInput,
  Filter: ActivityFilter,
  Service: ActivityService,
  permission: Permission.CRM,
}) {
  @Mutation(() => Payload, { description: 'It is done now; one that is done already stays as it is.' })
  @Allow(Permission.CRM)
  completeActivity(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return setDone(context, info, input, true);
  }

  @Mutation(() => Payload, { description: 'It is to be done again.' })
  @Allow(Permission.CRM)
  reopenActivity(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return setDone(context, info, input, false);
  }
}

const setDone = (context: Context, info: GraphQLResolveInfo, input: RecordInput, isDone: boolean): Promise<object> =>
  command(context, info, input, async scope => ({ activity: await new ActivityService(scope).setDone(input.id, input.version, isDone) }));

const Activities = ConnectionOf(Activity);
const Page = ListArgs(Activity, ActivityFilter);

/** What there is to do about a customer; a lead's and a contact's among it. */
@Resolver(() => Customer)
export class CustomerActivitiesResolver {
  @FieldResolver(() => Activities)
  @Related((activity, customer) => `${activity}.customer_id = ${customer}.id`)
  @Ordered({ dueAt: 'desc' })
  activities(@Args(() => Page) _page: object): object {
    return compiled();
  }
}

@Resolver(() => Contact)
export class ContactActivitiesResolver {
  @FieldResolver(() => Activities)
  @Related((activity, contact) => `${activity}.contact_id = ${contact}.id`)
  @Ordered({ dueAt: 'desc' })
  activities(@Args(() => Page) _page: object): object {
    return compiled();
  }
}

@Resolver(() => Lead)
export class LeadActivitiesResolver {
  @FieldResolver(() => Activities)
  @Related((activity, lead) => `${activity}.lead_id = ${lead}.id`)
  @Ordered({ dueAt: 'desc' })
  activities(@Args(() => Page) _page: object): object {
    return compiled();
  }
}
