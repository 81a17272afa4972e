import { Button } from '@chakra-ui/react';
import HandCoins from 'lucide-react/icons/hand-coins';
import Scale from 'lucide-react/icons/scale';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { PaymentPageQuery } from '../../core/relay/generated/PaymentPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Part } from '../../core/ui/Part.tsx';
import { RefundCreditDialog } from '../balance/RefundCreditDialog.tsx';
import { DocumentEntries } from '../entry/DocumentEntries.tsx';
import { AllocatePaymentDialog } from './AllocatePaymentDialog.tsx';
import { PaymentBadges } from './PaymentBadges.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { ReversePaymentDialog } from './ReversePaymentDialog.tsx';

/** /economics/payments/:id/: one payment, what it settles and what it posted. It can be allocated and reversed, but never edited. */
export function PaymentPage({ query }: ScreenProps<PaymentPageQuery>) {
  const { dialog, open, close } = useAddressedDialog();
  const { payment } = usePreloadedQuery<PaymentPageQuery>(
    graphql`
      query PaymentPageQuery($id: ID!) @preloadable {
        payment(id: $id) @required(action: THROW) {
          id
          number
          direction
          control
          partyId
          unallocated
          isReversed
          reverses {
            id
          }
          entry {
            sourceId
          }
          ...RecordScreen_record
          ...PaymentPanel_payment
        }
      }
    `,
    query,
  );
  useLiveUpdates('Payment', 'JournalEntry');
  const { id, number, direction, partyId, unallocated } = payment;
  const control = payment.control === 'PAYABLE' ? 'PAYABLE' : 'RECEIVABLE';
  const isCredit = Number(unallocated) > 0 && !!partyId;
  const isRefundable = isCredit && (direction === 'IN') === (control === 'RECEIVABLE');
  const isReversible = !payment.isReversed && !payment.reverses;
  return (
    <>
      <RecordScreen
        entity="payment"
        record={payment}
        name={number}
        status={<PaymentBadges payment={payment} />}
        panels={[
          { id: 'overview', label: 'payment.one', content: <PaymentPanel payment={payment} /> },
          { id: 'postings', label: 'payment.postings', content: <DocumentEntries id={payment.entry?.sourceId ?? id} /> },
        ]}
        buttons={
          <>
            {isCredit && (
              <Button variant="outline" onClick={() => open('allocate')}>
                <Scale aria-hidden />
                <FormattedMessage id="payment.allocate" />
              </Button>
            )}
            {isRefundable && (
              <Button variant="outline" onClick={() => open('refund')}>
                <HandCoins aria-hidden />
                <FormattedMessage id="creditRefund.new" />
              </Button>
            )}
            {isReversible && (
              <Button variant="outline" onClick={() => open('reverse')}>
                <Undo2 aria-hidden />
                <FormattedMessage id="payment.reverse" />
              </Button>
            )}
          </>
        }
      />
      <Part>
        {dialog === 'allocate' && isCredit && (
          <AllocatePaymentDialog payment={{ id, control, unallocated }} partyId={partyId} onClose={close} />
        )}
        {dialog === 'refund' && isRefundable && (
          <RefundCreditDialog partyId={partyId} control={control} credit={unallocated} onClose={close} />
        )}
        {dialog === 'reverse' && isReversible && <ReversePaymentDialog id={id} onClose={close} />}
      </Part>
    </>
  );
}
