import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { PaymentPanel_payment$key } from '../../core/relay/generated/PaymentPanel_payment.graphql.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { PartyLink } from '../party/PartyLink.tsx';

/** Details of a payment and the documents that it settles. */
export function PaymentPanel({ payment: key }: { payment: PaymentPanel_payment$key }) {
  const payment = useFragment(
    graphql`
      fragment PaymentPanel_payment on Payment {
        direction
        method
        partyId
        partyName
        currency
        amount
        movedAmount
        exchangeRate
        allocated
        unallocated
        paidOn
        bankAccount {
          id
          name
        }
        reference
        reason
        reverses {
          id
          number
        }
        reversals {
          id
          number
          reason
        }
        tillSessionId
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
        refunded {
          id
          payment {
            id
            number
          }
          amount
          exchangeDifference
          allocatedOn
        }
      }
    `,
    key,
  );
  const { currency, reverses, reversals, recordedBy } = payment;
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  const isForeign = payment.exchangeRate !== null;
  const rows = [
    ...payment.allocations.map(({ documentNumber: number, ...share }) => ({ ...share, number })),
    ...payment.refunded.map(({ payment: of, ...share }) => ({ ...share, documentId: of?.id, number: of?.number })),
  ];
  return (
    <PanelBox>
      <Facts>
        <Fact label={payment.direction === 'IN' ? 'payment.from' : 'payment.to'}>
          {payment.partyId && <PartyLink id={payment.partyId} name={payment.partyName} />}
        </Fact>
        <Fact label="payment.amount">{money(payment.amount)}</Fact>
        {payment.exchangeRate && (
          <Fact label="payment.movedAmount">
            <MoneyText value={payment.movedAmount} />
          </Fact>
        )}
        {payment.exchangeRate && (
          <Fact label="payment.exchangeRate">
            <MoneyText value="1" currency={currency} /> = <MoneyText value={payment.exchangeRate} decimals={10} />
          </Fact>
        )}
        <Fact label="payment.allocated">{money(payment.allocated)}</Fact>
        <Fact label="payment.unallocated">{money(payment.unallocated)}</Fact>
        <Fact label="payment.paidOn">
          <Day on={payment.paidOn} />
        </Fact>
        <Fact label="payment.method">
          <FormattedMessage id={`payment.${payment.method}`} />
        </Fact>
        <RecordFact label="payment.bankAccount" value={payment.bankAccount} />
        <TextFact label="payment.reference" value={payment.reference} />
        <Fact label="payment.reverses">{reverses && <PaymentLink {...reverses} />}</Fact>
        <Fact label="payment.reversedBy">{reversals.length > 0 && <PaymentLink {...reversals[0]} />}</Fact>
        <TextFact label="payment.reason" value={payment.reason ?? reversals[0]?.reason} isText />
        <Fact label="payment.tillSession">
          {payment.tillSessionId && (
            <RecordLink id={payment.tillSessionId}>
              <FormattedMessage id="payment.openSession" />
            </RecordLink>
          )}
        </Fact>
        <Fact label="payment.recordedAt">
          <When at={payment.recordedAt} />
        </Fact>
        <Fact label="payment.recordedBy">{recordedBy && <bdi>{recordedBy.name}</bdi>}</Fact>
      </Facts>
      {rows.length > 0 && (
        <FigureTable
          label="payment.allocations"
          heads={['payment.document', 'payment.allocatedOn', 'payment.share', ...(isForeign ? ['payment.exchangeDifference'] : [])]}
          words={['payment.allocatedOn']}
          rows={rows.map(({ id, documentId, number, amount, exchangeDifference, allocatedOn }) => ({
            key: id,
            cells: [
              documentId && (
                <RecordLink key="document" id={documentId}>
                  <Ltr>{number}</Ltr>
                </RecordLink>
              ),
              <Day key="day" on={allocatedOn} />,
              money(amount),
              ...(isForeign ? [<MoneyText key="difference" value={exchangeDifference ?? '0'} blankZero />] : []),
            ],
          }))}
        />
      )}
    </PanelBox>
  );
}

const PaymentLink = ({ id, number }: { readonly id: string; readonly number: string }) => (
  <RecordLink id={id}>
    <Ltr>{number}</Ltr>
  </RecordLink>
);
