import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type {
  LeaveAdjustmentListQuery,
  LeaveAdjustmentListQuery$data,
} from '../../core/relay/generated/LeaveAdjustmentListQuery.graphql.ts';
import { leaveAdjustmentBulk, leaveAdjustmentRemoval } from '../../core/relay/operations/leaveAdjustmentOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { leaveAdjustmentList } from '../addresses.ts';
import { adjustmentColumns } from './adjustmentColumns.tsx';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const LeaveTypeSelect = lazyPart(async () => (await import('../leaveType/LeaveTypeSelect.tsx')).LeaveTypeSelect);
const LeaveAdjustmentForm = lazyPart(async () => (await import('./LeaveAdjustmentForm.tsx')).LeaveAdjustmentForm);

type AdjustmentRow = LeaveAdjustmentListQuery$data['leaveAdjustments']['edges'][number]['node'];

const columns = adjustmentColumns('leaveAdjustment');
const bulk: Bulk = { ...leaveAdjustmentBulk, isRestorable: true, fields: [] };
const choosers = { employee: EmployeeSelect, leaveType: LeaveTypeSelect };

/** /HRM/leave-adjustments/: opening balances of leave and corrections. */
export function LeaveAdjustmentList({ query }: ScreenProps<LeaveAdjustmentListQuery>) {
  const intl = useIntl();
  const [, list] = useList<LeaveAdjustmentListQuery, 'leaveAdjustments'>(
    graphql`
      query LeaveAdjustmentListQuery($first: Int, $after: String, $filter: LeaveAdjustmentFilter, $sort: LeaveAdjustmentSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "leaveAdjustment")
        leaveAdjustments(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              employee {
                id
                name
              }
              leaveType {
                title
              }
              kind
              days
              effectiveOn
              reason
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'leaveAdjustments',
    ['LeaveAdjustment'],
  );
  const nameOf = ({ employee: { name } }: AdjustmentRow) => intl.formatMessage({ id: 'leaveAdjustment.name' }, { name });
  return (
    <>
      <ListScreen
        spec={leaveAdjustmentList}
        list={list}
        imports="LeaveAdjustment"
        columns={columns}
        create="leaveAdjustment.new"
        bulk={bulk}
        choosers={choosers}
        actions={row => (
          <RowActions name={nameOf(row)}>
            <EditItem id={row.id} />
            <DuplicateItem id={row.id} />
            <DeleteItem id={row.id} />
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="leaveAdjustment"
        rows={list.rows}
        nameOf={nameOf}
        form={(id, onClose) => <LeaveAdjustmentForm id={id} onClose={onClose} />}
        removal={leaveAdjustmentRemoval}
      />
    </>
  );
}
