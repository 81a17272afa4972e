import { Button } from '@chakra-ui/react';
import HandCoins from 'lucide-react/icons/hand-coins';
import Scale from 'lucide-react/icons/scale';
import UserRound from 'lucide-react/icons/user-round';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { DepositPageQuery } from '../../core/relay/generated/DepositPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Part } from '../../core/ui/Part.tsx';
import { DocumentEntries } from '../entry/DocumentEntries.tsx';
import { ApplyDepositDialog } from './ApplyDepositDialog.tsx';
import { AssignDepositDialog } from './AssignDepositDialog.tsx';
import { DepositPanel } from './DepositPanel.tsx';
import { RefundDepositDialog } from './RefundDepositDialog.tsx';

/** /economics/deposits/:id/: one deposit, what it settles and what was refunded. */
export function DepositPage({ query }: ScreenProps<DepositPageQuery>) {
  const { dialog, open: show, close } = useAddressedDialog();
  const { deposit } = usePreloadedQuery<DepositPageQuery>(
    graphql`
      query DepositPageQuery($id: ID!) @preloadable {
        deposit(id: $id) @required(action: THROW) {
          id
          number
          customerId
          method
          currency
          open
          ...RecordScreen_record
          ...DepositPanel_deposit
        }
      }
    `,
    query,
  );
  useLiveUpdates('Deposit', 'JournalEntry');
  const { id, number, customerId, open } = deposit;
  const isOpen = Number(open) > 0;
  return (
    <>
      <RecordScreen
        entity="deposit"
        record={deposit}
        name={number}
        panels={[
          { id: 'overview', label: 'deposit.one', content: <DepositPanel deposit={deposit} /> },
          { id: 'postings', label: 'payment.postings', content: <DocumentEntries id={id} /> },
        ]}
        buttons={
          <>
            {!customerId && (
              <Button variant="outline" onClick={() => show('assign')}>
                <UserRound aria-hidden />
                <FormattedMessage id="depositClient.edit" />
              </Button>
            )}
            {isOpen && customerId && (
              <Button variant="outline" onClick={() => show('apply')}>
                <Scale aria-hidden />
                <FormattedMessage id="depositUse.edit" />
              </Button>
            )}
            {isOpen && (
              <Button variant="outline" onClick={() => show('refund')}>
                <HandCoins aria-hidden />
                <FormattedMessage id="depositRefund.new" />
              </Button>
            )}
          </>
        }
      />
      <Part>
        {dialog === 'assign' && !customerId && <AssignDepositDialog id={id} onClose={close} />}
        {dialog === 'apply' && isOpen && customerId && <ApplyDepositDialog deposit={deposit} customerId={customerId} onClose={close} />}
        {dialog === 'refund' && isOpen && <RefundDepositDialog deposit={deposit} onClose={close} />}
      </Part>
    </>
  );
}
