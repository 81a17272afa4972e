import { useIntl } from 'react-intl';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { PlainLines, WideCell } from '../../core/fields/PlainLines.tsx';
import { ProcurementProductSelect } from '../product/ProcurementProductSelect.tsx';
import { OfferTotals } from './OfferTotals.tsx';

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
