import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NewRecordDialog } from '../../core/record/NewRecordDialog.tsx';
import { PrintItem } from '../../core/record/PrintItem.tsx';
import type { PaymentListQuery, PaymentListQuery$data } from '../../core/relay/generated/PaymentListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { paymentList } from '../addresses.ts';
import { PartyLink } from '../party/PartyLink.tsx';
import { PaymentBadges } from './PaymentBadges.tsx';

const BankAccountSelect = lazyPart(async () => (await import('../bankAccount/BankAccountSelect.tsx')).BankAccountSelect);
const PartySelect = lazyPart(async () => (await import('../party/PartySelect.tsx')).PartySelect);
const PaymentForm = lazyPart(async () => (await import('./PaymentForm.tsx')).PaymentForm);

type PaymentRow = PaymentListQuery$data['payments']['edges'][number]['node'];

const amountOf = (name: 'amount' | 'allocated' | 'unallocated', more: Partial<Column<PaymentRow>>): Column<PaymentRow> => ({
  label: `payment.${name}`,
  width: 112,
  numeric: true,
  cell: payment => <MoneyText value={payment[name]} currency={payment.currency} />,
  ...more,
});

const columns: Column<PaymentRow>[] = [
  {
    label: 'payment.number',
    width: 165,
    sort: 'NUMBER',
    cell: payment => (
      <>
        <RecordLink id={payment.id}>
          <Ltr>{payment.number}</Ltr>
        </RecordLink>{' '}
        <PaymentBadges payment={payment} />
      </>
    ),
  },
  { label: 'payment.paidOn', width: 112, sort: 'PAID_ON', cell: ({ paidOn }) => <Day on={paidOn} /> },
  {
    label: 'payment.direction',
    width: 100,
    sort: 'DIRECTION',
    cell: ({ direction }) => <FormattedMessage id={`paymentDirection.${direction}`} />,
  },
  {
    label: 'payment.party',
    width: 160,
    cell: ({ partyId, partyName }) => <PartyLink id={partyId} name={partyName} />,
    exported: { path: 'partyName' },
  },
  { label: 'payment.method', width: 145, sort: 'METHOD', cell: ({ method }) => <FormattedMessage id={`payment.${method}`} /> },
  { label: 'payment.reference', width: 150, sort: 'REFERENCE', cell: ({ reference }) => reference && <bdi>{reference}</bdi> },
  amountOf('amount', { sort: 'AMOUNT' }),
  amountOf('allocated', { hiddenAtFirst: true }),
  amountOf('unallocated', { sort: 'UNALLOCATED' }),
];

const choosers = { partyId: PartySelect, bankAccount: BankAccountSelect };

/** /economics/payments/: payments received and made. */
export function PaymentList({ query }: ScreenProps<PaymentListQuery>) {
  const [, list] = useList<PaymentListQuery, 'payments'>(
    graphql`
      query PaymentListQuery($first: Int, $after: String, $filter: PaymentFilter, $sort: PaymentSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "payment")
        payments(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              direction
              method
              partyId
              partyName
              paidOn
              reference
              currency
              amount
              allocated
              unallocated
              isReversed
              reverses {
                id
              }
            }
          }
        }
      }
    `,
    query,
    'payments',
    ['Payment'],
  );
  return (
    <>
      <ListScreen
        spec={paymentList}
        list={list}
        columns={columns}
        create="payment.new"
        choosers={choosers}
        actions={({ id, number }) => (
          <RowActions name={number}>
            <PrintItem id={id} />
          </RowActions>
        )}
      />
      <NewRecordDialog form={onClose => <PaymentForm onClose={onClose} />} />
    </>
  );
}
