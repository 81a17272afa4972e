import { chakra } from '@chakra-ui/react';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';

interface SealedAmountProps {
  /** Null while it is sealed. */
  value: string | null | undefined;
  currency: string;
  isPrice?: boolean;
}

/** An amount of a quotation, or that it is sealed. */
export const SealedAmount = ({ value, currency, isPrice }: SealedAmountProps) =>
  value ? (
    <MoneyText value={value} currency={currency} decimals={isPrice ? 6 : undefined} />
  ) : (
    <chakra.span display="inline-flex" alignItems="center" gap="1" color="fg.muted">
      <LockKeyhole size={14} aria-hidden />
      <FormattedMessage id="vendorQuotation.sealedAmount" />
    </chakra.span>
  );
