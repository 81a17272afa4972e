import { graphql } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import { FormattedMessage } from 'react-intl';
import type { ApplicationTableQuery, ApplicationTableQuery$data } from '../../core/relay/generated/ApplicationTableQuery.graphql.ts';
import { applicationBulk, applicationRemoval } from '../../core/relay/operations/applicationOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ApplicationActions } from './ApplicationActions.tsx';
import { applicationList } from './applicationAddress.ts';
import { applicationChoosers } from './applicationChoosers.ts';
import { ApplicationViews } from './ApplicationViews.tsx';
import { Rating } from './Rating.tsx';
import { StageName } from './StageName.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { CompanyUserSelect } from '../../core/fields/LazyCompanyUserSelect.ts';

const ApplicationForm = lazyPart(async () => (await import('./ApplicationForm.tsx')).ApplicationForm);

type ApplicationRow = ApplicationTableQuery$data['applications']['edges'][number]['node'];

const columns: Column<ApplicationRow>[] = [
  {
    label: 'application.name',
    sort: 'NAME',
    width: 180,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'application.position', width: 160, cell: ({ position }) => <bdi>{position.name}</bdi> },
  {
    label: 'application.column',
    width: 115,
    exported: { path: 'column.title', otherwise: 'column.kind', texts: 'applicationColumn' },
    cell: ({ column }) => <StageName column={column} />,
  },
  {
    label: 'application.rating',
    sort: 'RATING',
    width: 105,
    cell: ({ rating }) => typeof rating === 'number' && <Rating value={rating} />,
  },
  { label: 'application.qualification', sort: 'QUALIFICATION', width: 180, cell: ({ qualification }) => <bdi>{qualification}</bdi> },
  {
    label: 'application.interviewAt',
    sort: 'INTERVIEW_AT',
    cell: ({ interviewAt }) => interviewAt && <When at={interviewAt} />,
  },
  { label: 'application.owner', width: 120, cell: ({ owner }) => owner && <bdi>{owner.name}</bdi> },
  { label: 'application.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
  { label: 'application.status', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'application.email', sort: 'EMAIL', hiddenAtFirst: true, cell: ({ email }) => <bdi>{email}</bdi> },
  { label: 'application.phone', sort: 'PHONE', hiddenAtFirst: true, cell: ({ phone }) => <bdi>{phone}</bdi> },
  { label: 'application.rejectionReason', hiddenAtFirst: true, cell: ({ rejectionReason }) => <bdi>{rejectionReason}</bdi> },
];

const bulk: Bulk = {
  ...applicationBulk,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'application.owner',
      field: <CompanyUserSelect name="ownerId" label={<FormattedMessage id="application.owner" />} />,
    },
    bulkStatus('application.status'),
  ],
};

/** /HRM/applications/table/: applications as a table, with all list features. */
export function ApplicationTable({ query }: ScreenProps<ApplicationTableQuery>) {
  const [, list] = useList<ApplicationTableQuery, 'applications'>(
    graphql`
      query ApplicationTableQuery($first: Int, $after: String, $search: String, $filter: ApplicationFilter, $sort: ApplicationSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "application")
        applications(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              qualification
              email
              phone
              rating
              interviewAt
              rejectionReason
              status
              createdAt
              position {
                id
                name: title
              }
              owner {
                userId
                name
              }
              column {
                id
                title
                kind
                ...StageName_column
              }
            }
          }
        }
      }
    `,
    query,
    'applications',
    ['Application', 'ApplicationColumn', 'Position', 'User'],
  );
  return (
    <>
      <ListScreen
        spec={applicationList}
        list={list}
        columns={columns}
        searchable
        create="application.new"
        besideName={<ApplicationViews view="table" />}
        bulk={bulk}
        choosers={applicationChoosers}
        actions={({ id, name }) => (
          <RowActions name={name}>
            <ApplicationActions id={id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="application"
        rows={list.rows}
        form={(id, onClose) => <ApplicationForm id={id} onClose={onClose} />}
        removal={applicationRemoval}
      />
    </>
  );
}
