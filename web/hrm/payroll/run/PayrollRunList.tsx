import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { PayrollRunListQuery, PayrollRunListQuery$data } from '../../../core/relay/generated/PayrollRunListQuery.graphql.ts';
import { payrollRunRemoval } from '../../../core/relay/operations/payrollRunOperations.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordDialogs } from '../../../core/screens/RecordDialogs.tsx';
import { DeleteItem, EditItem } from '../../../core/screens/RecordItems.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { RowActions } from '../../../core/screens/RowActions.tsx';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';
import { payrollRunList } from '../../addresses.ts';
import { RunStatus } from './RunStatus.tsx';

const PayrollRunForm = lazyPart(async () => (await import('./PayrollRunForm.tsx')).PayrollRunForm);

type RunRow = PayrollRunListQuery$data['payrollRuns']['edges'][number]['node'];

const columns: Column<RunRow>[] = [
  {
    label: 'payrollRun.title',
    sort: 'TITLE',
    width: 170,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'payrollRun.number', sort: 'NUMBER', width: 130, cell: ({ number }) => number && <Ltr>{number}</Ltr> },
  { label: 'payrollRun.cycle', sort: 'CYCLE', width: 105, cell: ({ cycle }) => <FormattedMessage id={`payCycle.${cycle}`} /> },
  { label: 'payrollRun.startsOn', sort: 'STARTS_ON', width: 115, cell: ({ startsOn }) => <Day on={startsOn} /> },
  { label: 'payrollRun.endsOn', sort: 'ENDS_ON', width: 115, cell: ({ endsOn }) => <Day on={endsOn} /> },
  { label: 'payrollRun.payOn', sort: 'PAY_ON', width: 115, cell: ({ payOn }) => <Day on={payOn} /> },
  { label: 'payrollRun.slipCount', numeric: true, width: 90, cell: ({ slipCount }) => <NumberText value={slipCount} /> },
  { label: 'payrollRun.status', sort: 'STATUS', width: 115, cell: run => <RunStatus run={run} /> },
  { label: 'payrollRun.paidOn', sort: 'PAID_ON', width: 130, hiddenAtFirst: true, cell: ({ paidOn }) => paidOn && <Day on={paidOn} /> },
  { label: 'payrollRun.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

/** /HRM/payroll/payrolls/: payroll runs. */
export function PayrollRunList({ query }: ScreenProps<PayrollRunListQuery>) {
  const [, list] = useList<PayrollRunListQuery, 'payrollRuns'>(
    graphql`
      query PayrollRunListQuery($first: Int, $after: String, $search: String, $filter: PayrollRunFilter, $sort: PayrollRunSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "payrollRun")
        payrollRuns(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              number
              kind
              cycle
              startsOn
              endsOn
              payOn
              status
              slipCount
              paidOn
              isReversed
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'payrollRuns',
    ['PayrollRun'],
  );
  return (
    <>
      <ListScreen
        spec={payrollRunList}
        list={list}
        columns={columns}
        searchable
        create="payrollRun.new"
        actions={({ id, title, status }) => (
          <RowActions name={title}>
            {status !== 'COMPLETED' && <EditItem id={id} />}
            {status !== 'COMPLETED' && <DeleteItem id={id} />}
          </RowActions>
        )}
      />
      <RecordDialogs
        entity="payrollRun"
        rows={list.rows}
        form={(id, onClose) => <PayrollRunForm id={id} onClose={onClose} />}
        removal={payrollRunRemoval}
      />
    </>
  );
}
