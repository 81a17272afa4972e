import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Decimal } from '../../../../server/core/money/arithmetic.ts';
import { currencyDecimals } from '../../../../server/core/money/currencyDecimals.ts';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { Percent } from '../../../core/i18n/Percent.tsx';
import { SerialsText } from '../../../core/ui/SerialsText.tsx';
import type { Receipt } from './Receipt.ts';
import { Slip, SlipRow } from './Slip.tsx';

/** The receipt of a sale. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { subtotal, rounding } = receipt;
  // Prices with tax have no subtotal, so the exact amount before rounding is shown instead.
  const exact =
    rounding && new Decimal(receipt.total).minus(rounding).plus(receipt.discountTotal).toFixed(currencyDecimals(receipt.currency));
  const money = (value: string, decimals?: number) => <MoneyText value={value} currency={receipt.currency} decimals={decimals} />;
  return (
    <Slip
      title={
        <FormattedMessage
          id={receipt.isProvisional ? 'till.provisionalReceipt' : 'till.receipt'}
          values={{ number: <Ltr>{receipt.number}</Ltr> }}
        />
      }
      at={receipt.soldAt}
      till={receipt.till}
      cashier={receipt.cashier}
      customer={receipt.customer}
      address={receipt.address}
      taxNumber={receipt.taxNumber}
    >
      {receipt.lines.map(({ name, serialNumbers, quantity, price, discountPercent, net }, index) => (
        // A receipt never changes, so its lines are identified by position.
        // oxlint-disable-next-line react/no-array-index-key
        <chakra.div key={index} paddingBlock="1">
          <bdi>{name}</bdi>
          <SerialsText numbers={serialNumbers} />
          <SlipRow
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
          </SlipRow>
        </chakra.div>
      ))}
      <chakra.div borderTopWidth="1px" marginBlockStart="2" paddingBlockStart="2">
        {(subtotal ?? exact) && <SlipRow label={<FormattedMessage id="figures.subtotal" />}>{money((subtotal ?? exact)!)}</SlipRow>}
        {Number(receipt.discountTotal) > 0 && (
          <SlipRow label={<FormattedMessage id="figures.discount" />}>
            <MoneyText value={receipt.discountTotal} currency={receipt.currency} isOff />
          </SlipRow>
        )}
        {subtotal && <ReceiptTaxes receipt={receipt} />}
        {rounding && <SlipRow label={<FormattedMessage id="till.rounding" />}>{money(rounding)}</SlipRow>}
        <SlipRow isTotal label={<FormattedMessage id="figures.total" />}>
          {money(receipt.total)}
        </SlipRow>
        {!subtotal && <ReceiptTaxes receipt={receipt} />}
        {receipt.payments.map(({ method, amount }) => (
          <SlipRow key={method} label={<FormattedMessage id={`payment.${method}`} />}>
            {money(amount)}
          </SlipRow>
        ))}
        {receipt.credit && <SlipRow label={<FormattedMessage id="payment.CREDIT" />}>{money(receipt.credit)}</SlipRow>}
        {receipt.tendered && (
          <>
            <SlipRow label={<FormattedMessage id="till.tendered" />}>{money(receipt.tendered)}</SlipRow>
            <SlipRow label={<FormattedMessage id="till.change" />}>{money(receipt.change)}</SlipRow>
          </>
        )}
      </chakra.div>
    </Slip>
  );
}

/** Tax of a receipt by rate, with the net amount it is on; in one sum where the rates are not known. */
function ReceiptTaxes({ receipt: { taxes, taxTotal, subtotal, currency } }: { receipt: Receipt }) {
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  if (taxes)
    return taxes.map(({ rate, base, tax }) => (
      <SlipRow
        key={rate + base}
        label={
          <FormattedMessage id={subtotal ? 'till.taxOn' : 'till.taxIn'} values={{ rate: <Percent value={rate} />, net: money(base) }} />
        }
      >
        {money(tax)}
      </SlipRow>
    ));
  if (!taxTotal) return null;
  return <SlipRow label={<FormattedMessage id={subtotal ? 'figures.taxTotal' : 'figures.taxWithin'} />}>{money(taxTotal)}</SlipRow>;
}
