import { Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../../core/ui/Badge.tsx';

interface ExpenseBadgeProps {
  expense: {
    readonly status: 'DRAFT' | 'ISSUED' | 'VOID';
    readonly paymentStatus: string | null | undefined;
    readonly isOverdue: boolean;
    readonly isOverBudget: boolean;
  };
}

const colors: Record<string, string> = { UNPAID: 'blue', PARTIALLY_PAID: 'amber', FULLY_PAID: 'green' };

/** What has become of an expense: draft, void, or how far it is paid; and whether it is overdue or over budget. */
export const ExpenseBadge = ({ expense: { status, paymentStatus, isOverdue, isOverBudget } }: ExpenseBadgeProps) => (
  <Flex gap="1" wrap="wrap">
    {status === 'ISSUED' && paymentStatus ? (
      <Badge colorPalette={isOverdue ? 'red' : colors[paymentStatus]}>
        <FormattedMessage id={isOverdue ? 'expense.overdue' : `expensePayment.${paymentStatus}`} />
      </Badge>
    ) : (
      <Badge colorPalette={status === 'DRAFT' ? 'amber' : 'gray'}>
        <FormattedMessage id={`expenseState.${status}`} />
      </Badge>
    )}
    {isOverBudget && status === 'ISSUED' && (
      <Badge colorPalette="red">
        <FormattedMessage id="expense.isOverBudget" />
      </Badge>
    )}
  </Flex>
);
