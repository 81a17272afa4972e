import ClipboardList from 'lucide-react/icons/clipboard-list';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type {
  AppraisalPeriodListQuery,
  AppraisalPeriodListQuery$data,
} from '../../core/relay/generated/AppraisalPeriodListQuery.graphql.ts';
import type { AppraisalPeriodListStartMutation } from '../../core/relay/generated/AppraisalPeriodListStartMutation.graphql.ts';
import {
  appraisalPeriodBulk,
  appraisalPeriodRemoval,
  appraisalPeriodUpdate,
} from '../../core/relay/operations/appraisalPeriodOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { appraisalPeriodList } from '../addresses.ts';

const AppraisalPeriodForm = lazyPart(async () => (await import('./AppraisalPeriodForm.tsx')).AppraisalPeriodForm);

type PeriodRow = AppraisalPeriodListQuery$data['appraisalPeriods']['edges'][number]['node'];

const columns: Column<PeriodRow>[] = [
  {
    label: 'appraisalPeriod.title',
    sort: 'TITLE',
    width: 240,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'appraisalPeriod.startsOn', sort: 'STARTS_ON', width: 130, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'appraisalPeriod.endsOn', sort: 'ENDS_ON', width: 130, cell: ({ endsOn }) => <Day on={endsOn} /> },
  {
    label: 'appraisalPeriod.appraisalCount',
    sort: 'APPRAISAL_COUNT',
    numeric: true,
    width: 130,
    cell: ({ id, appraisalCount }) => (
      <QuietLink to={`/HRM/appraisals/?period=${id}`}>
        <NumberText value={appraisalCount} />
      </QuietLink>
    ),
  },
  {
    label: 'appraisalPeriod.signedCount',
    sort: 'SIGNED_COUNT',
    numeric: true,
    width: 130,
    cell: ({ signedCount }) => <NumberText value={signedCount} />,
  },
  { label: 'appraisalPeriod.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'appraisalPeriod.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...appraisalPeriodBulk, isRestorable: true, fields: [bulkStatus('appraisalPeriod.status')] };

/** /HRM/appraisal-periods/: periods of appraisals. */
export function AppraisalPeriodList({ query }: ScreenProps<AppraisalPeriodListQuery>) {
  const [, list] = useList<AppraisalPeriodListQuery, 'appraisalPeriods'>(
    graphql`
      query AppraisalPeriodListQuery(
        $first: Int
        $after: String
        $search: String
        $filter: AppraisalPeriodFilter
        $sort: AppraisalPeriodSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "appraisalPeriod")
        appraisalPeriods(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              startsOn
              endsOn
              appraisalCount
              signedCount
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'appraisalPeriods',
    ['AppraisalPeriod', 'Appraisal'],
  );
  return (
    <>
      <ListScreen
        spec={appraisalPeriodList}
        list={list}
        columns={columns}
        searchable
        create="appraisalPeriod.new"
        bulk={bulk}
        actions={row => (
          <RecordActions entity="appraisalPeriod" record={row} name={row.title} update={appraisalPeriodUpdate}>
            <StartItem {...row} />
          </RecordActions>
        )}
      />
      <RecordDialogs
        entity="appraisalPeriod"
        rows={list.rows}
        form={(id, onClose) => <AppraisalPeriodForm id={id} onClose={onClose} />}
        removal={appraisalPeriodRemoval}
      />
    </>
  );
}

function StartItem({ id, version, status }: Pick<PeriodRow, 'id' | 'version' | 'status'>) {
  const mayWrite = useMay('WRITE');
  const [start, isBusy] = useAction<AppraisalPeriodListStartMutation>(
    'appraisalPeriod',
    graphql`
      mutation AppraisalPeriodListStartMutation($input: RecordInput!) {
        startAppraisals(input: $input) {
          ...saving_payload
        }
      }
    `,
    'appraisalPeriod.started',
  );
  if (!mayWrite || status !== 'ACTIVE') return null;
  return (
    <PopoverItem disabled={isBusy} onClick={() => void start({ input: { id, version } })}>
      <ClipboardList size={16} aria-hidden />
      <FormattedMessage id="appraisalPeriod.start" />
    </PopoverItem>
  );
}
