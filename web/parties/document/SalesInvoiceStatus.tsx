import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<string, string> = {
  DRAFT: 'gray',
  UNPAID: 'accent',
  PARTIALLY_PAID: 'amber',
  FULLY_PAID: 'green',
  WRITTEN_OFF: 'gray',
  VOID: 'gray',
};

/** A credit note is settled rather than paid; it has no other states of its own. */
const textOf = (kind: string, status: string) =>
  `${kind === 'CREDIT_NOTE' && status !== 'VOID' ? 'salesCreditStatus' : 'salesInvoiceStatus'}.${status}`;

interface SalesInvoiceStatusProps {
  invoice: { readonly kind: string; readonly status: string; readonly isOverdue: boolean };
}

/** Badges for the status of an invoice, for an overdue one and for a credit note. */
export const SalesInvoiceStatus = ({ invoice: { kind, status, isOverdue } }: SalesInvoiceStatusProps) => (
  <>
    {kind === 'CREDIT_NOTE' && (
      <Badge colorPalette="accent" marginInlineEnd="1">
        <FormattedMessage id="salesInvoiceKind.CREDIT_NOTE" />
      </Badge>
    )}
    {isOverdue ? (
      <Badge colorPalette="red">
        <FormattedMessage id="salesInvoiceStatus.overdue" />
      </Badge>
    ) : (
      <Badge colorPalette={colors[status]}>
        <FormattedMessage id={textOf(kind, status)} />
      </Badge>
    )}
  </>
);
