import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import { useSession } from '../../../core/session/session.ts';
import type { Receipt } from './Receipt.ts';
import { Percent } from '../../../core/i18n/Percent.tsx';

/** On paper there is the receipt and nothing else, as wide as the rolls of a receipt printer. */
const onPaper = `@media print {
  @page { margin: 4mm; }
  body * { visibility: hidden; }
  [data-receipt], [data-receipt] * { visibility: visible; color: #000; background: #fff; }
  [data-receipt] { position: fixed; inset-block-start: 0; inset-inline-start: 0; width: 72mm; border: 0; padding: 0; overflow: visible; max-height: none; }
}`;

/** The receipt, as it is seen and printed here; with a connection or without. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { companyName } = useSession();
  const { subtotal, taxTotal } = receipt;
  const money = (value: string, decimals?: number) => <MoneyText value={value} currency={receipt.currency} decimals={decimals} />;
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
        <div id="receipt-number">
          <FormattedMessage
            id={receipt.isProvisional ? 'till.provisionalReceipt' : 'till.receipt'}
            values={{ number: <Ltr>{receipt.number}</Ltr> }}
          />
        </div>
        <chakra.div color="fg.muted">
          <When at={receipt.soldAt} />
        </chakra.div>
        <chakra.div color="fg.muted">
          <bdi>{receipt.till}</bdi> · <bdi>{receipt.cashier}</bdi>
        </chakra.div>
        {receipt.customer && <bdi>{receipt.customer}</bdi>}
      </chakra.header>
      {receipt.lines.map(({ name, quantity, price, discountPercent, net }, index) => (
        // A receipt never changes: its lines are known by their place.
        // oxlint-disable-next-line react/no-array-index-key
        <chakra.div key={index} paddingBlock="1">
          <bdi>{name}</bdi>
          <Row
            label={
              <>
                <NumberText value={Number(quantity)} /> <bdi dir="ltr">×</bdi> {money(price, 6)}
                {Number(discountPercent) > 0 && (
                  <>
                    {' '}
                    <bdi dir="ltr">
                      −<Percent value={discountPercent} />
                    </bdi>
                  </>
                )}
              </>
            }
          >
            {money(net)}
          </Row>
        </chakra.div>
      ))}
      <chakra.div borderTopWidth="1px" marginBlockStart="2" paddingBlockStart="2">
        {subtotal && <Row label={<FormattedMessage id="figures.subtotal" />}>{money(subtotal)}</Row>}
        {Number(receipt.discountTotal) > 0 && (
          <Row label={<FormattedMessage id="figures.discount" />}>
            <MoneyText value={receipt.discountTotal} currency={receipt.currency} isOff />
          </Row>
        )}
        {subtotal && taxTotal && <Row label={<FormattedMessage id="figures.taxTotal" />}>{money(taxTotal)}</Row>}
        <Row isTotal label={<FormattedMessage id="figures.total" />}>
          {money(receipt.total)}
        </Row>
        {!subtotal && taxTotal && <Row label={<FormattedMessage id="till.taxWithin" />}>{money(taxTotal)}</Row>}
        {receipt.payments.map(({ method, amount }) => (
          <Row key={method} label={<FormattedMessage id={`payment.${method}`} />}>
            {money(amount)}
          </Row>
        ))}
        {receipt.credit && <Row label={<FormattedMessage id="payment.CREDIT" />}>{money(receipt.credit)}</Row>}
        {receipt.tendered && (
          <>
            <Row label={<FormattedMessage id="till.tendered" />}>{money(receipt.tendered)}</Row>
            <Row label={<FormattedMessage id="till.change" />}>{money(receipt.change)}</Row>
          </>
        )}
      </chakra.div>
    </chakra.section>
  );
}

const Row = ({ label, isTotal, children }: { label: ReactNode; isTotal?: boolean; children: ReactNode }) => (
  <Flex justify="space-between" gap="4" fontWeight={isTotal ? 'bold' : undefined} fontSize={isTotal ? 'lg' : undefined}>
    <span>{label}</span>
    <span>{children}</span>
  </Flex>
);
