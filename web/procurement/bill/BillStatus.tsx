import { HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { InvoiceStatusName, MatchStatusName } from '../../../server/procurement/bill/procurementInvoice.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<InvoiceStatusName, string> = { UNPAID: 'blue', PARTIALLY_PAID: 'amber', FULLY_PAID: 'green', CANCELLED: 'gray' };

interface BillStatusProps {
  bill: { readonly invoiceStatus: InvoiceStatusName; readonly matchStatus: MatchStatusName; readonly isOverdue: boolean };
}

/** Coloured badges of a bill: what is paid of it, and whether it waits for something. */
export const BillStatus = ({ bill: { invoiceStatus, matchStatus, isOverdue } }: BillStatusProps) => (
  <HStack gap="1" wrap="wrap">
    <Badge colorPalette={colors[invoiceStatus]}>
      <FormattedMessage id={`invoiceStatus.${invoiceStatus}`} />
    </Badge>
    {matchStatus === 'BLOCKED' && invoiceStatus !== 'CANCELLED' && (
      <Badge colorPalette="red">
        <FormattedMessage id="matchStatus.BLOCKED" />
      </Badge>
    )}
    {isOverdue && (
      <Badge colorPalette="red">
        <FormattedMessage id="procurementInvoice.isOverdue" />
      </Badge>
    )}
  </HStack>
);
