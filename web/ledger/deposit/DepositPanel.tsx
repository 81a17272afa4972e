import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Decimal } from '../../../server/core/money/arithmetic.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { DepositPanel_deposit$key } from '../../core/relay/generated/DepositPanel_deposit.graphql.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { PartyLink } from '../party/PartyLink.tsx';

/** Details of a deposit, the invoices that it settles and its refunds. */
export function DepositPanel({ deposit: key }: { deposit: DepositPanel_deposit$key }) {
  const intl = useIntl();
  const deposit = useFragment(
    graphql`
      fragment DepositPanel_deposit on Deposit {
        id
        customerId
        client
        method
        currency
        amount
        applied
        refunded
        open
        movedAmount
        exchangeRate
        receivedOn
        reference
        bankAccount {
          id
          name
        }
        recordedAt
        recordedBy {
          name
        }
        allocations {
          id
          documentId
          documentNumber
          amount
          exchangeDifference
          allocatedOn
        }
        refunds {
          id
          method
          amount
          movedAmount
          refundedOn
          reference
        }
      }
    `,
    key,
  );
  const [unapply, isBusy] = useAction(
    'depositUse',
    graphql`
      mutation DepositPanelUnapplyMutation($input: UnapplyDepositInput!) {
        unapplyDeposit(input: $input) {
          ...saving_payload
          deposit {
            id
            applied
            open
            allocations {
              id
            }
          }
        }
      }
    `,
  );
  const { id, currency, recordedBy, allocations, refunds } = deposit;
  const isForeign = deposit.exchangeRate !== null;
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  const leftOf = (document: string) =>
    allocations.filter(({ documentId }) => documentId === document).reduce((total, { amount }) => total.plus(amount), new Decimal(0));
  const last = new Map(allocations.map(share => [share.documentId, share.id]));
  const used = allocations.map(share => ({
    key: share.id,
    cells: [
      <RecordLink key="document" id={share.documentId}>
        <Ltr>{share.documentNumber}</Ltr>
      </RecordLink>,
      <Day key="day" on={share.allocatedOn} />,
      money(share.amount),
      ...(isForeign ? [<MoneyText key="difference" value={share.exchangeDifference ?? '0'} blankZero />] : []),
      last.get(share.documentId) === share.id && leftOf(share.documentId).greaterThan(0) && (
        <ForMembers key="back">
          <Button
            size="xs"
            variant="ghost"
            disabled={isBusy}
            onClick={() => void unapply({ input: { depositId: id, documentId: share.documentId } })}
          >
            <FormattedMessage id="deposit.unapply" />
          </Button>
        </ForMembers>
      ),
    ],
  }));
  const paidBack = refunds.map(refund => ({
    key: refund.id,
    cells: [
      `${intl.formatMessage({ id: 'depositRefund.one' })} · ${intl.formatMessage({ id: `payment.${refund.method}` })}`,
      <Day key="day" on={refund.refundedOn} />,
      money(refund.amount),
      ...(isForeign ? [''] : []),
      refund.reference && <bdi key="reference">{refund.reference}</bdi>,
    ],
  }));
  const rows = [...used, ...paidBack];
  return (
    <PanelBox>
      <Facts>
        <Fact label="deposit.client">
          <PartyLink id={deposit.customerId} name={deposit.client} />
        </Fact>
        <Fact label="deposit.amount">{money(deposit.amount)}</Fact>
        {deposit.exchangeRate && (
          <Fact label="payment.movedAmount">
            <MoneyText value={deposit.movedAmount ?? deposit.amount} />
          </Fact>
        )}
        {deposit.exchangeRate && (
          <Fact label="payment.exchangeRate">
            <MoneyText value="1" currency={currency} /> = <MoneyText value={deposit.exchangeRate} decimals={10} />
          </Fact>
        )}
        <Fact label="deposit.applied">{money(deposit.applied)}</Fact>
        <Fact label="deposit.refunded">{money(deposit.refunded)}</Fact>
        <Fact label="deposit.open">{money(deposit.open)}</Fact>
        <Fact label="deposit.receivedOn">
          <Day on={deposit.receivedOn} />
        </Fact>
        <Fact label="deposit.method">
          <FormattedMessage id={`payment.${deposit.method}`} />
        </Fact>
        <RecordFact label="deposit.bankAccountId" value={deposit.bankAccount} />
        <TextFact label="deposit.reference" value={deposit.reference} />
        <Fact label="payment.recordedAt">
          <When at={deposit.recordedAt} />
        </Fact>
        <Fact label="payment.recordedBy">{recordedBy && <bdi>{recordedBy.name}</bdi>}</Fact>
      </Facts>
      {rows.length > 0 && (
        <FigureTable
          label="deposit.uses"
          heads={[
            'payment.document',
            'payment.allocatedOn',
            'payment.share',
            ...(isForeign ? ['payment.exchangeDifference'] : []),
            'deposit.more',
          ]}
          words={['payment.allocatedOn', 'deposit.more']}
          rows={rows}
        />
      )}
    </PanelBox>
  );
}
