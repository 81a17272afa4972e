import { FormattedMessage, useIntl } from 'react-intl';
import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FileField, type StoredFileRef } from '../../core/fields/FileField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { StoredPart } from '../offer/partDraft.ts';
import { PartsField } from '../offer/PartsField.tsx';
import { useInventoryUpload } from '../offer/useInventoryUpload.ts';
import { PriceFields } from '../price/PriceFields.tsx';
import { AggregateProductFigures } from './AggregateProductFigures.tsx';
import { useComponents } from './useComponents.tsx';

const label = (name: string) => <FormattedMessage id={`aggregateProduct.${name}`} />;

interface AggregateProductFieldsProps {
  /** The aggregate product being edited, which cannot be a part of itself. */
  id?: string;
  /** Standard sales tax rate in percent. */
  taxRate: string;
  stored?: readonly StoredPart[];
  attachment?: StoredFileRef | null;
}

/** Form fields of an aggregate product, with the figures calculated from them. */
export function AggregateProductFields({ id, taxRate, stored, attachment }: AggregateProductFieldsProps) {
  const intl = useIntl();
  const upload = useInventoryUpload();
  const search = useComponents(id);
  const categories = vatCategories.map(value => ({ value, label: intl.formatMessage({ id: `vatCategory.${value}` }) }));
  return (
    <>
      <TextField name="title" label={label('title')} autoComplete="off" required />
      <PartsField name="lines" label="aggregateProduct.lines" stored={stored} search={search} />
      <FieldGrid>
        <PriceFields entity="aggregateProduct" name="sellingPrice" label={label('sellingPrice')} taxRate={taxRate} />
        <MoneyField name="ownCost" label={label('ownCost')} hint={label('ownCostHint')} />
        <SelectField name="vatCategory" label={label('vatCategory')} options={categories} required />
        <StatusField name="status" label={label('status')} hint={label('statusHint')} />
        <FileField
          name="attachmentId"
          label={label('attachment')}
          hint={label('attachmentHint')}
          accept="application/pdf,image/png,image/jpeg"
          stored={attachment}
          upload={upload}
        />
      </FieldGrid>
      <AggregateProductFigures taxRate={taxRate} />
    </>
  );
}
