import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { PaymentAllocationsQuery } from '../../core/relay/generated/PaymentAllocationsQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { AppliedAmounts } from '../balance/AppliedAmounts.tsx';
import { oldestFirst, type AllocationDraft } from './allocationDraft.ts';

interface PaymentAllocationsProps {
  partyId: string;
  control: 'RECEIVABLE' | 'PAYABLE';
  /** ISO 4217; the company's own by default. */
  currency?: string | null;
  /** The amount to allocate. */
  amount: string;
  /** Message ids of what remains of it, and of what happens to it where nothing is open. */
  left?: string;
  none?: string;
}

/** Open documents of a party with the amount allocated to each: the oldest first, until the user types others. */
export function PaymentAllocations({
  partyId,
  control,
  currency = null,
  amount,
  left = 'payment.remains',
  none = 'payment.nothingOpen',
}: PaymentAllocationsProps) {
  const { partyAccount } = useQuery<PaymentAllocationsQuery>(
    graphql`
      query PaymentAllocationsQuery($partyId: ID!, $control: Control!, $currency: String) {
        partyAccount(partyId: $partyId, control: $control, currency: $currency) {
          currency
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
    { partyId, control, currency },
    { fetchPolicy: 'store-and-network' },
  );
  const documents = partyAccount?.documents ?? [];
  const { setValue, getFieldState, formState } = useFormContext();
  const typed = useWatch({ name: 'allocations' }) as AllocationDraft[];
  const isOfThem = typed.length === documents.length && typed.every(({ documentId }, index) => documentId === documents[index].documentId);
  // Amounts that the user typed stay; those of another party's documents do not.
  const isKept = isOfThem && getFieldState('allocations', formState).isDirty;
  const proposal = oldestFirst(documents, amount);
  const text = JSON.stringify(proposal);
  useEffect(() => {
    if (!isKept) setValue('allocations', JSON.parse(text));
  }, [text, isKept, setValue]);
  if (documents.length === 0) {
    return (
      <Text color="fg.muted">
        <FormattedMessage id={none} />
      </Text>
    );
  }
  if (!isOfThem) return null;
  return (
    <div>
      <Flex justify="space-between" align="baseline" wrap="wrap" gap="2">
        <Text fontWeight="semibold">
          <FormattedMessage id="payment.allocations" />
        </Text>
        {JSON.stringify(typed) !== text && (
          <Button size="xs" variant="ghost" onClick={() => setValue('allocations', proposal, { shouldDirty: true })}>
            <FormattedMessage id="payment.oldestFirst" />
          </Button>
        )}
      </Flex>
      <AppliedAmounts documents={documents} amount={amount} left={left} currency={partyAccount?.currency ?? undefined} />
    </div>
  );
}
