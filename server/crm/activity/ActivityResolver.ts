import { Args, FieldResolver, Resolver } from 'type-graphql';
import type { Scope } from '../../core/graphql/Scope.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { Ordered } from '../../core/graphql/ordered.ts';
import { RecordInput } from '../../core/graphql/Payload.ts';
import { compiled } from '../../core/graphql/reads.ts';
import { Related } from '../../core/graphql/related.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
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

@Resolver()
export class ActivityResolver extends CrudResolver({
  Entity: Activity,
  plural: 'activities',
  Service: ActivityService,
  filter: ActivityFilter,
}) {
  @CommandMutation(Permission.CRM, Activity, RecordInput, 'Marks an activity as done; one that already is keeps its time.')
  completeActivity(scope: Scope, { id, version }: RecordInput) {
    return new ActivityService(scope).setDone(id, version, true);
  }

  @CommandMutation(Permission.CRM, Activity, RecordInput, 'Reopens a completed activity.')
  reopenActivity(scope: Scope, { id, version }: RecordInput) {
    return new ActivityService(scope).setDone(id, version, false);
  }
}

const Activities = ConnectionOf(Activity);
const Page = ListArgs(Activity, ActivityFilter);

/** Activities of a customer, including those about its leads and contacts. */
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
