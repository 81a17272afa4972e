import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { PaymentRunListQuery, PaymentRunListQuery$data } from '../../core/relay/generated/PaymentRunListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { paymentRunList } from '../addresses.ts';
import { PaymentRunDialog } from './PaymentRunDialog.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const BankAccountSelect = lazyPart(async () => (await import('../bankAccount/BankAccountSelect.tsx')).BankAccountSelect);

type Row = PaymentRunListQuery$data['paymentRuns']['edges'][number]['node'];

const columns: Column<Row>[] = [
  {
    label: 'paymentRun.number',
    sort: 'NUMBER',
    width: 150,
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'paymentRun.bankAccount',
    width: 180,
    exported: { path: 'bankAccount.name' },
    cell: ({ bankAccount }) => <bdi>{bankAccount.name}</bdi>,
  },
  { label: 'paymentRun.paidOn', sort: 'PAID_ON', width: 120, cell: ({ paidOn }) => <Day on={paidOn} /> },
  { label: 'paymentRun.executeOn', sort: 'EXECUTE_ON', width: 120, cell: ({ executeOn }) => <Day on={executeOn} /> },
  { label: 'paymentRun.lines', numeric: true, width: 100, exported: false, cell: ({ lines }) => <NumberText value={lines.length} /> },
  {
    label: 'paymentRun.total',
    sort: 'TOTAL',
    numeric: true,
    width: 130,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  {
    label: 'paymentRun.recordedBy',
    width: 150,
    exported: { path: 'recordedBy.name' },
    cell: ({ recordedBy }) => <bdi>{recordedBy?.name}</bdi>,
  },
];

const choosers = { bankAccount: BankAccountSelect };

/** /economics/payment-runs/: payments to vendors that were made at once, with the files for the bank. */
export function PaymentRunList({ query }: ScreenProps<PaymentRunListQuery>) {
  const [, list] = useList<PaymentRunListQuery, 'paymentRuns'>(
    graphql`
      query PaymentRunListQuery($first: Int, $after: String, $filter: PaymentRunFilter, $sort: PaymentRunSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "paymentRun")
        paymentRuns(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              bankAccount {
                id
                name
              }
              currency
              total
              paidOn
              executeOn
              recordedBy {
                name
              }
              lines {
                id
              }
            }
          }
        }
      }
    `,
    query,
    'paymentRuns',
    ['PaymentRun'],
  );
  const { dialog, close } = useAddressedDialog();
  return (
    <>
      <ListScreen
        spec={paymentRunList}
        list={list}
        columns={columns}
        choosers={choosers}
        buttons={
          <Button asChild>
            <LanguageLink to="/economics/pay-vendors/">
              <FormattedMessage id="paymentRun.new" />
            </LanguageLink>
          </Button>
        }
      />
      {dialog && <PaymentRunDialog id={dialog} onClose={close} />}
    </>
  );
}
