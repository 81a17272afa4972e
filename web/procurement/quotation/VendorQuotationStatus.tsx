import { HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { VendorQuotationStatusName } from '../../../server/procurement/quotation/vendorQuotation.rules.ts';
import { Badge } from '../../core/ui/Badge.tsx';

const colors: Record<VendorQuotationStatusName, string> = {
  PENDING: 'amber',
  ACTIVE: 'blue',
  APPROVED: 'green',
  INACTIVE: 'gray',
  CANCELLED: 'gray',
};

interface VendorQuotationStatusProps {
  status: VendorQuotationStatusName;
  isExpired?: boolean;
  isStale?: boolean;
}

/** Coloured badge of a quotation's status; an open one also says that it is no longer valid, or answers an earlier requisition. */
export function VendorQuotationStatus({ status, isExpired, isStale }: VendorQuotationStatusProps) {
  const isOpen = status === 'PENDING' || status === 'ACTIVE';
  return (
    <HStack gap="1" wrap="wrap">
      <Badge colorPalette={colors[status]}>
        <FormattedMessage id={`vendorQuotationStatus.${status}`} />
      </Badge>
      {isOpen && isExpired && (
        <Badge colorPalette="red">
          <FormattedMessage id="vendorQuotation.expired" />
        </Badge>
      )}
      {isOpen && isStale && (
        <Badge colorPalette="red">
          <FormattedMessage id="vendorQuotation.stale" />
        </Badge>
      )}
    </HStack>
  );
}
