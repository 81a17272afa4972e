import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { offerFigures } from '../../../server/procurement/quotation/vendorQuotation.rules.ts';
import { DocumentFigures } from '../../core/ui/DocumentFigures.tsx';

const exact = (value: string | undefined) => (value && /^\d{1,15}(\.\d{1,10})?$/.test(value) ? value : '0');

/** Totals of an offer, updated while typing. */
export function OfferTotals({ currency }: { currency: string }) {
  const intl = useIntl();
  const [lines, discount, tax] = useWatch({ name: ['lines', 'discountPercent', 'taxTotal'] }) as [
    { quantity: string; price: string }[] | undefined,
    string,
    string,
  ];
  const priced = (lines ?? []).map(({ quantity, price }) => ({ quantity: exact(quantity), price: exact(price) }));
  const figures = offerFigures({ lines: priced, discountPercent: exact(discount), taxTotal: exact(tax) }, currency);
  return (
    <chakra.div role="status" aria-label={intl.formatMessage({ id: 'lines.totals' })} marginInlineStart="auto" minWidth="min(20rem, 100%)">
      <DocumentFigures
        currency={currency}
        pricesIncludeTax={false}
        subtotal={figures.subtotal.toFixed()}
        discountTotal={figures.discountTotal.toFixed()}
        taxTotal={figures.taxTotal.toFixed()}
        total={figures.finalAmount.toFixed()}
      />
    </chakra.div>
  );
}
