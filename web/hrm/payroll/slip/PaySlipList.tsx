import { graphql } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import type { PaySlipListQuery, PaySlipListQuery$data } from '../../../core/relay/generated/PaySlipListQuery.graphql.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import type { Column } from '../../../core/screens/Column.ts';
import { useList } from '../../../core/screens/list/useList.ts';
import { ListScreen } from '../../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { paySlipList } from '../../addresses.ts';

type SlipRow = PaySlipListQuery$data['paySlips']['edges'][number]['node'];

const figures = ['earnings', 'taxes', 'deductions', 'net'] as const;

const columns: Column<SlipRow>[] = [
  {
    label: 'paySlip.employeeName',
    sort: 'EMPLOYEE_NAME',
    width: 200,
    cell: ({ id, employeeName }) => (
      <RecordLink id={id}>
        <bdi>{employeeName}</bdi>
      </RecordLink>
    ),
  },
  { label: 'paySlip.run', width: 160, exported: { path: 'run.title' }, cell: ({ run }) => <bdi>{run.title}</bdi> },
  { label: 'paySlip.endsOn', sort: 'ENDS_ON', width: 130, cell: ({ endsOn }) => <Day on={endsOn} /> },
  ...figures.map((name): Column<SlipRow> => ({
    label: `paySlip.${name}`,
    numeric: true,
    width: 130,
    cell: slip => <MoneyText value={slip[name]} currency={slip.currency} />,
  })),
];

/** /HRM/payroll/slips/: pay slips of all runs. */
export function PaySlipList({ query }: ScreenProps<PaySlipListQuery>) {
  const [, list] = useList<PaySlipListQuery, 'paySlips'>(
    graphql`
      query PaySlipListQuery($first: Int, $after: String, $filter: PaySlipFilter, $sort: PaySlipSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "paySlip")
        paySlips(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              employeeName
              run {
                title
              }
              endsOn
              currency
              earnings
              taxes
              deductions
              net
            }
          }
        }
      }
    `,
    query,
    'paySlips',
    ['PaySlip'],
  );
  return <ListScreen spec={paySlipList} list={list} columns={columns} />;
}
