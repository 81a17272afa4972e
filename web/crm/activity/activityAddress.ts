import { activityKinds } from '../../../server/crm/activity/activityKinds.rules.ts';
import { activityListing } from '../../core/relay/operations/activityListing.ts';
import { listSpec } from '../../core/screens/list/ListSpec.ts';
import { instantOf } from '../../../server/core/rules/instantOf.ts';
import { daysOf, nextDay } from '../../../server/core/rules/spanDays.ts';
import { currentSession } from '../../core/session/session.ts';

/** URL parameters of the activity list; its filters are the API's. */
export const activityList = listSpec('activity', activityListing, {
  filters: [
    { name: 'status', values: ['OPEN', 'OVERDUE', 'DONE'], texts: 'activityStatus' },
    { name: 'kind', values: activityKinds, texts: 'activityKind' },
    'dueAt',
    'owner',
    'customer',
    'contact',
  ],
  own: { field: 'DUE_AT', direction: 'DESC' },
});

/** Query variables of "My day": the viewer's own activities, split by the days of their time zone. */
export function dayVariables() {
  const { userId, timeZone } = currentSession();
  const [today] = daysOf('TODAY', timeZone);
  const from = instantOf(today, timeZone);
  const before = instantOf(nextDay(today), timeZone);
  const owner = { eq: userId };
  const open = { owner, status: { in: ['OPEN', 'OVERDUE'] } };
  return {
    overdue: { ...open, dueAt: { before: from } },
    today: { ...open, dueAt: { from, before } },
    coming: { ...open, dueAt: { from: before } },
    done: { owner, status: { eq: 'DONE' }, doneAt: { from } },
  };
}
