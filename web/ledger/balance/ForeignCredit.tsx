import { graphql } from 'react-relay';
import type { ForeignCreditQuery } from '../../core/relay/generated/ForeignCreditQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { ApplyCreditDialog } from './ApplyCreditDialog.tsx';
import { RefundCreditDialog } from './RefundCreditDialog.tsx';

interface ForeignCreditProps {
  partyId: string;
  currency: string;
  isRefund: boolean;
  onClose: () => unknown;
}

/** Applies or refunds a customer's credit in another currency than the company's. */
export function ForeignCredit({ partyId, currency, isRefund, onClose }: ForeignCreditProps) {
  const { partyAccount: account } = useQuery<ForeignCreditQuery>(
    graphql`
      query ForeignCreditQuery($partyId: ID!, $currency: String!) {
        partyAccount(partyId: $partyId, currency: $currency) {
          partyId
          currency
          credit
          documents {
            documentId
            kind
            number
            issuedOn
            dueOn
            total
            open
            isOverdue
          }
        }
      }
    `,
    { partyId, currency },
    { fetchPolicy: 'network-only' },
  );
  // An address can name a currency in which there is no credit.
  if (!account || Number(account.credit) <= 0) return null;
  if (isRefund) return <RefundCreditDialog partyId={account.partyId} currency={currency} credit={account.credit} onClose={onClose} />;
  return account.documents.length > 0 ? <ApplyCreditDialog account={account} onClose={onClose} /> : null;
}
