import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { ActivityListQuery, ActivityListQuery$data } from '../../core/relay/generated/ActivityListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { ActivityActions } from './ActivityActions.tsx';
import { activityList } from './activityAddress.ts';
import { ActivityStatus } from './ActivityStatus.tsx';
import { bulk } from './activityBulk.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { activityRemoval } from '../../core/relay/operations/activityOperations.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';
import { CustomerSelect } from '../../parties/customer/LazyCustomerSelect.ts';

const ContactSelect = lazyPart(async () => (await import('../../parties/contact/ContactSelect.tsx')).ContactSelect);
const ActivityForm = lazyPart(async () => (await import('./ActivityForm.tsx')).ActivityForm);

type ActivityRow = ActivityListQuery$data['activities']['edges'][number]['node'];

const columns: Column<ActivityRow>[] = [
  {
    label: 'activity.title',
    sort: 'TITLE',
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'activity.dueAt', sort: 'DUE_AT', cell: ({ dueAt }) => <When at={dueAt} /> },
  {
    label: 'activity.status',
    cell: ({ status }) => <ActivityStatus status={status} />,
  },
  { label: 'activity.kind', cell: ({ kind }) => <FormattedMessage id={`activityKind.${kind}`} /> },
  {
    label: 'activity.customer',
    cell: ({ customer }) =>
      customer && (
        <RecordLink id={customer.id} fontWeight="normal">
          <bdi>{customer.name}</bdi>
        </RecordLink>
      ),
  },
  { label: 'activity.owner', cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
  { label: 'activity.doneAt', sort: 'DONE_AT', cell: ({ doneAt }) => doneAt && <When at={doneAt} />, hiddenAtFirst: true },
];

const choosers = { owner: CompanyUserSelect, customer: CustomerSelect, contact: ContactSelect };

/** /CRM/activities/all/: the activities of all users, open and completed. */
export function ActivityList({ query }: ScreenProps<ActivityListQuery>) {
  const [, list] = useList<ActivityListQuery, 'activities'>(
    graphql`
      query ActivityListQuery($first: Int, $after: String, $search: String, $filter: ActivityFilter, $sort: ActivitySort) @preloadable {
        ...ListScreen_settings @arguments(screen: "activity")
        activities(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              kind
              title
              dueAt
              doneAt
              status
              owner {
                name
              }
              customer {
                id
                name
              }
            }
          }
        }
      }
    `,
    query,
    'activities',
    ['Activity', 'Customer'],
  );
  return (
    <>
      <ListScreen
        spec={activityList}
        list={list}
        columns={columns}
        searchable
        create="activity.new"
        bulk={bulk}
        choosers={choosers}
        actions={activity => <ActivityActions activity={activity} />}
      />
      <RecordDialogs
        entity="activity"
        rows={list.rows}
        form={(id, onClose) => <ActivityForm id={id} onClose={onClose} />}
        removal={activityRemoval}
      />
    </>
  );
}
