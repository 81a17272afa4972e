import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type {
  ConfidentialAdjustmentListQuery,
  ConfidentialAdjustmentListQuery$data,
} from '../../core/relay/generated/ConfidentialAdjustmentListQuery.graphql.ts';
import { confidentialAdjustmentBulk, confidentialAdjustmentRemoval } from '../../core/relay/operations/confidentialAdjustmentOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { DeleteItem, DuplicateItem, EditItem } from '../../core/screens/RecordItems.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { confidentialAdjustmentList } from '../addresses.ts';
import { adjustmentColumns } from './adjustmentColumns.tsx';
import { EmployeeSelect } from '../employee/LazyEmployeeSelect.ts';

const LeaveTypeSelect = lazyPart(async () => (await import('../leaveType/LeaveTypeSelect.tsx')).LeaveTypeSelect);
const ConfidentialAdjustmentForm = lazyPart(async () => (await import('./ConfidentialAdjustmentForm.tsx')).ConfidentialAdjustmentForm);

type AdjustmentRow = ConfidentialAdjustmentListQuery$data['confidentialAdjustments']['edges'][number]['node'];

const columns = adjustmentColumns('confidentialAdjustment');
const bulk: Bulk = { ...confidentialAdjustmentBulk, isRestorable: true, fields: [] };
const choosers = { employee: EmployeeSelect, leaveType: LeaveTypeSelect };

/** /HRM/confidential-adjustments/: opening balances of confidential leave and corrections, for holders of the right to see them. */
export function ConfidentialAdjustmentList({ query }: ScreenProps<ConfidentialAdjustmentListQuery>) {
  const intl = useIntl();
  const [, list] = useList<ConfidentialAdjustmentListQuery, 'confidentialAdjustments'>(
    graphql`
      query ConfidentialAdjustmentListQuery(
        $first: Int
        $after: String
        $filter: ConfidentialAdjustmentFilter
        $sort: ConfidentialAdjustmentSort
      ) @preloadable {
        ...ListScreen_settings @arguments(screen: "confidentialAdjustment")
        confidentialAdjustments(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
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
    'confidentialAdjustments',
    ['ConfidentialAdjustment'],
  );
  const nameOf = ({ employee: { name } }: AdjustmentRow) => intl.formatMessage({ id: 'confidentialAdjustment.name' }, { name });
  return (
    <>
      <ListScreen
        spec={confidentialAdjustmentList}
        list={list}
        imports="ConfidentialAdjustment"
        columns={columns}
        create="confidentialAdjustment.new"
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
        entity="confidentialAdjustment"
        rows={list.rows}
        nameOf={nameOf}
        form={(id, onClose) => <ConfidentialAdjustmentForm id={id} onClose={onClose} />}
        removal={confidentialAdjustmentRemoval}
      />
    </>
  );
}
