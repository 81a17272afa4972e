import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';

interface InvoiceBadgeProps {
  kind: 'SALE' | 'RETURN' | 'CREDIT_NOTE' | '%future added value';
  voidedOn?: string | null;
}

/** Badges for an invoice that is not a sale, and for a voided one. */
export const InvoiceBadge = ({ kind, voidedOn }: InvoiceBadgeProps) => (
  <>
    {kind !== 'SALE' && (
      <Badge colorPalette={kind === 'RETURN' ? 'amber' : 'accent'}>
        <FormattedMessage id={`invoiceKind.${kind}`} />
      </Badge>
    )}
    {voidedOn && (
      <Badge colorPalette="red">
        <FormattedMessage id="creditNote.void" />
      </Badge>
    )}
  </>
);
