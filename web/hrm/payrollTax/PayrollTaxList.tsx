import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { PayrollTaxListQuery, PayrollTaxListQuery$data } from '../../core/relay/generated/PayrollTaxListQuery.graphql.ts';
import { payrollTaxBulk, payrollTaxRemoval, payrollTaxUpdate } from '../../core/relay/operations/payrollTaxOperations.ts';
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
import { payrollTaxList } from '../addresses.ts';
import { PayShare } from '../pay/PayShare.tsx';

const PayrollTaxForm = lazyPart(async () => (await import('./PayrollTaxForm.tsx')).PayrollTaxForm);

type PayrollTaxRow = PayrollTaxListQuery$data['payrollTaxes']['edges'][number]['node'];

const columns: Column<PayrollTaxRow>[] = [
  {
    label: 'payrollTax.title',
    sort: 'TITLE',
    width: 200,
    cell: ({ id, title }) => (
      <RecordLink id={id}>
        <bdi>{title}</bdi>
      </RecordLink>
    ),
  },
  { label: 'payrollTax.type', sort: 'TYPE', width: 140, cell: ({ type }) => <FormattedMessage id={`payrollTaxType.${type}`} /> },
  {
    label: 'payrollTax.amount',
    sort: 'AMOUNT',
    numeric: true,
    width: 130,
    cell: ({ type, amount, slabCount }) =>
      type === 'SLABS' ? (
        <FormattedMessage id="payrollTax.slabCount" values={{ count: slabCount }} />
      ) : (
        <PayShare type={type} value={amount} />
      ),
  },
  {
    label: 'payrollTax.employerAmount',
    sort: 'EMPLOYER_AMOUNT',
    numeric: true,
    width: 130,
    cell: ({ type, employerAmount }) => <PayShare type={type} value={employerAmount} />,
  },
  { label: 'payrollTax.cycle', sort: 'CYCLE', width: 120, cell: ({ cycle }) => <FormattedMessage id={`payCycle.${cycle}`} /> },
  { label: 'payrollTax.status', sort: 'STATUS', width: 95, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'payrollTax.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...payrollTaxBulk, isRestorable: true, fields: [bulkStatus('payrollTax.status')] };

/** /HRM/tax/: the taxes on pay. */
export function PayrollTaxList({ query }: ScreenProps<PayrollTaxListQuery>) {
  const [, list] = useList<PayrollTaxListQuery, 'payrollTaxes'>(
    graphql`
      query PayrollTaxListQuery($first: Int, $after: String, $search: String, $filter: PayrollTaxFilter, $sort: PayrollTaxSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "payrollTax")
        payrollTaxes(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              title
              type
              amount
              employerAmount
              cycle
              slabCount
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'payrollTaxes',
    ['PayrollTax'],
  );
  return (
    <>
      <ListScreen
        spec={payrollTaxList}
        list={list}
        imports="PayrollTax"
        columns={columns}
        searchable
        create="payrollTax.new"
        bulk={bulk}
        actions={row => <RecordActions entity="payrollTax" record={row} name={row.title} update={payrollTaxUpdate} />}
      />
      <RecordDialogs
        entity="payrollTax"
        rows={list.rows}
        form={(id, onClose) => <PayrollTaxForm id={id} onClose={onClose} />}
        removal={payrollTaxRemoval}
      />
    </>
  );
}
