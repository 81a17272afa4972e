import { graphql } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { LeavingStepListQuery, LeavingStepListQuery$data } from '../../core/relay/generated/LeavingStepListQuery.graphql.ts';
import { leavingStepBulk, leavingStepRemoval, leavingStepUpdate } from '../../core/relay/operations/leavingStepOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { leavingStepList } from '../addresses.ts';

const LeavingStepForm = lazyPart(async () => (await import('./LeavingStepForm.tsx')).LeavingStepForm);

type StepRow = LeavingStepListQuery$data['leavingSteps']['edges'][number]['node'];

const columns: Column<StepRow>[] = [
  {
    label: 'leavingStep.title',
    sort: 'TITLE',
    width: 300,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  {
    label: 'leavingStep.daysBefore',
    sort: 'DAYS_BEFORE',
    numeric: true,
    width: 150,
    cell: ({ daysBefore }) => <NumberText value={daysBefore} />,
  },
  {
    label: 'leavingStep.assignee',
    width: 180,
    exported: { path: 'assignee.name' },
    cell: ({ assignee }) => assignee && <bdi>{assignee.name}</bdi>,
  },
  { label: 'leavingStep.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'leavingStep.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...leavingStepBulk, isRestorable: true, fields: [bulkStatus('leavingStep.status')] };

/** /HRM/leaving-steps/: the template by which people leave. */
export function LeavingStepList({ query }: ScreenProps<LeavingStepListQuery>) {
  const [, list] = useList<LeavingStepListQuery, 'leavingSteps'>(
    graphql`
      query LeavingStepListQuery($first: Int, $after: String, $search: String, $filter: LeavingStepFilter, $sort: LeavingStepSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "leavingStep")
        leavingSteps(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              daysBefore
              assignee {
                userId
                name
              }
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'leavingSteps',
    ['LeavingStep'],
  );
  return (
    <>
      <ListScreen
        spec={leavingStepList}
        list={list}
        imports="LeavingStep"
        columns={columns}
        searchable
        create="leavingStep.new"
        bulk={bulk}
        actions={row => <RecordActions entity="leavingStep" record={row} name={row.title} update={leavingStepUpdate} />}
      />
      <RecordDialogs
        entity="leavingStep"
        rows={list.rows}
        form={(id, onClose) => <LeavingStepForm id={id} onClose={onClose} />}
        removal={leavingStepRemoval}
      />
    </>
  );
}
