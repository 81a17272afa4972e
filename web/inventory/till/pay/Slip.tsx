import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { When } from '../../../core/i18n/When.tsx';
import { useSession } from '../../../core/session/session.ts';

/** Prints only the receipt, at the width of receipt printer rolls. */
const onPaper = `@media print {
  @page { margin: 4mm; }
  body * { visibility: hidden; }
  [data-receipt], [data-receipt] * { visibility: visible; color: #000; background: #fff; }
  [data-receipt] { position: fixed; inset-block-start: 0; inset-inline-start: 0; width: 72mm; border: 0; padding: 0; overflow: visible; max-height: none; }
}`;

interface SlipProps {
  title: ReactNode;
  /** Time of the transaction, as an instant. */
  at: string;
  till: string;
  cashier: string;
  customer: string | null;
  address?: string | null;
  taxNumber?: string | null;
  children: ReactNode;
}

/** A slip for the customer, shown and printed at the till, online or offline. */
export function Slip({ title, at, till, cashier, customer, address, taxNumber, children }: SlipProps) {
  const { companyName } = useSession();
  return (
    <chakra.section
      data-receipt
      borderWidth="1px"
      borderRadius="md"
      padding="4"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      maxHeight="96"
      overflowY="auto"
      tabIndex={0}
      aria-labelledby="receipt-number"
    >
      <style>{onPaper}</style>
      <chakra.header textAlign="center" marginBlockEnd="3">
        <chakra.div fontWeight="semibold">
          <bdi>{companyName}</bdi>
        </chakra.div>
        {address && (
          <div>
            <bdi>{address}</bdi>
          </div>
        )}
        {taxNumber && (
          <div>
            <FormattedMessage id="till.taxNumber" values={{ number: <Ltr>{taxNumber}</Ltr> }} />
          </div>
        )}
        <div id="receipt-number">{title}</div>
        <chakra.div color="fg.muted">
          <When at={at} />
        </chakra.div>
        <chakra.div color="fg.muted">
          <bdi>{till}</bdi> · <bdi>{cashier}</bdi>
        </chakra.div>
        {customer && <bdi>{customer}</bdi>}
      </chakra.header>
      {children}
    </chakra.section>
  );
}

export const SlipRow = ({ label, isTotal, children }: { label: ReactNode; isTotal?: boolean; children: ReactNode }) => (
  <Flex justify="space-between" gap="4" fontWeight={isTotal ? 'bold' : undefined} fontSize={isTotal ? 'lg' : undefined}>
    <span>{label}</span>
    <span>{children}</span>
  </Flex>
);
