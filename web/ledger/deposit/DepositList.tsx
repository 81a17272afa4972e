import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NewRecordDialog } from '../../core/record/NewRecordDialog.tsx';
import { PrintItem } from '../../core/record/PrintItem.tsx';
import type { DepositListQuery, DepositListQuery$data } from '../../core/relay/generated/DepositListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { depositList } from '../addresses.ts';
import { PartyLink } from '../party/PartyLink.tsx';

const CustomerPartySelect = lazyPart(async () => (await import('../party/CustomerPartySelect.tsx')).CustomerPartySelect);
const DepositForm = lazyPart(async () => (await import('./DepositForm.tsx')).DepositForm);

type DepositRow = DepositListQuery$data['deposits']['edges'][number]['node'];

const amountOf = (name: 'amount' | 'applied' | 'refunded' | 'open', more: Partial<Column<DepositRow>>): Column<DepositRow> => ({
  label: `deposit.${name}`,
  numeric: true,
  cell: deposit => <MoneyText value={deposit[name]} currency={deposit.currency} />,
  ...more,
});

const columns: Column<DepositRow>[] = [
  {
    label: 'deposit.number',
    sort: 'NUMBER',
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  { label: 'deposit.receivedOn', sort: 'RECEIVED_ON', cell: ({ receivedOn }) => <Day on={receivedOn} /> },
  { label: 'deposit.client', sort: 'CLIENT', cell: ({ customerId, client }) => <PartyLink id={customerId} name={client} /> },
  { label: 'deposit.method', sort: 'METHOD', cell: ({ method }) => <FormattedMessage id={`payment.${method}`} /> },
  { label: 'deposit.reference', sort: 'REFERENCE', hiddenAtFirst: true, cell: ({ reference }) => reference && <bdi>{reference}</bdi> },
  amountOf('amount', { sort: 'AMOUNT' }),
  amountOf('applied', {}),
  amountOf('refunded', { hiddenAtFirst: true }),
  amountOf('open', { sort: 'OPEN' }),
];

const choosers = { customerId: CustomerPartySelect };

/** /economics/deposits/: advance payments of customers. */
export function DepositList({ query }: ScreenProps<DepositListQuery>) {
  const [, list] = useList<DepositListQuery, 'deposits'>(
    graphql`
      query DepositListQuery($first: Int, $after: String, $filter: DepositFilter, $sort: DepositSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "deposit")
        deposits(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              customerId
              client
              method
              receivedOn
              reference
              currency
              amount
              applied
              refunded
              open
            }
          }
        }
      }
    `,
    query,
    'deposits',
    ['Deposit'],
  );
  return (
    <>
      <ListScreen
        spec={depositList}
        list={list}
        columns={columns}
        create="deposit.new"
        choosers={choosers}
        actions={({ id, number }) => (
          <RowActions name={number}>
            <PrintItem id={id} />
          </RowActions>
        )}
      />
      <NewRecordDialog form={onClose => <DepositForm onClose={onClose} />} />
    </>
  );
}
