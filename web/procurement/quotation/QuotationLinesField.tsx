import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { offerFigures } from '../../../server/procurement/quotation/vendorQuotation.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { PlainLines, WideCell } from '../../core/fields/PlainLines.tsx';
import { DocumentFigures } from '../../core/ui/DocumentFigures.tsx';
import { ProcurementProductSelect } from '../product/ProcurementProductSelect.tsx';

const columns = [
  { field: 'productId', head: 'requisitionLine.product' },
  { field: 'quantity', head: 'requisitionLine.quantity', isAmount: true },
  { field: 'price', head: 'vendorQuotationLine.price', isAmount: true },
];

/** A line before anything is chosen. */
export const emptyQuotationLine = () => ({ productId: '', quantity: '1', price: '' });

/** Priced products of a quotation, with discount, tax and totals in the vendor's currency. */
export function QuotationLinesField({ currency }: { currency: string }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PlainLines
      columns={columns}
      tracks="minmax(0, 1fr) 7rem 9rem"
      emptyLine={emptyQuotationLine}
      line={name => (
        <>
          <WideCell>
            <ProcurementProductSelect name={name('productId')} label={text('requisitionLine.product')} bare />
          </WideCell>
          <NumberField name={name('quantity')} label={text('requisitionLine.quantity')} bare />
          <MoneyField name={name('price')} label={text('vendorQuotationLine.price')} currency={currency} isPrice bare />
        </>
      )}
    >
      <FieldGrid>
        <PercentField name="discountPercent" label={text('vendorQuotation.discountPercent')} />
        <MoneyField name="taxTotal" label={text('vendorQuotation.taxTotal')} currency={currency} />
      </FieldGrid>
      <OfferTotals currency={currency} />
    </PlainLines>
  );
}

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
