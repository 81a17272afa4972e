import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { PayloadOf, RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Contact } from '../contact/Contact.ts';
import { Customer } from '../customer/Customer.ts';
import { Lead } from '../lead/Lead.ts';
import { Activity } from './Activity.ts';
import { ActivityService } from './ActivityService.ts';

const ActivityFilter = FilterOf(Activity, [
  'title',
  'kind',
  'status',
  'dueAt',
  'doneAt',
  'owner',
  'customer',
  'contact',
  'lead',
  'updatedAt',
]);

const Payload = PayloadOf(Activity);

@Resolver()
export class ActivityResolver extends CrudResolver({
  Entity: Activity,
  plural: 'activities',
  Service: ActivityService,
  filter: ActivityFilter,
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
