import { Input } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { LabelledCell, PlainLines, WideCell } from '../../core/fields/PlainLines.tsx';
import { ProcurementProductSelect } from '../product/ProcurementProductSelect.tsx';

const columns = [
  { field: 'productId', head: 'requisitionLine.product' },
  { field: 'note', head: 'requisitionLine.note' },
  { field: 'quantity', head: 'requisitionLine.quantity', isAmount: true },
  { field: 'estimatedPrice', head: 'requisitionLine.estimatedPrice', isAmount: true },
];

/** A line before anything is chosen. */
export const emptyRequisitionLine = () => ({ productId: '', quantity: '1', estimatedPrice: '', note: '' });

/** Products and quantities of a requisition. */
export function RequisitionLinesField() {
  const intl = useIntl();
  const { register } = useFormContext();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PlainLines
      columns={columns}
      tracks="minmax(0, 1fr) minmax(0, 1fr) 6rem 8rem"
      cardColumns={2}
      emptyLine={emptyRequisitionLine}
      line={name => (
        <>
          <WideCell>
            <ProcurementProductSelect name={name('productId')} label={text('requisitionLine.product')} bare />
          </WideCell>
          <WideCell>
            <Input
              {...register(name('note'))}
              aria-label={text('requisitionLine.note')}
              placeholder={text('requisitionLine.note')}
              autoComplete="off"
            />
          </WideCell>
          <LabelledCell label={text('requisitionLine.quantity')}>
            <NumberField name={name('quantity')} label={text('requisitionLine.quantity')} bare />
          </LabelledCell>
          <LabelledCell label={text('requisitionLine.estimatedPrice')}>
            <MoneyField name={name('estimatedPrice')} label={text('requisitionLine.estimatedPrice')} required={false} isPrice bare />
          </LabelledCell>
        </>
      )}
    />
  );
}
