import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { productUnits } from '../../../server/inventory/product/productUnits.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { PriceFields } from '../price/PriceFields.tsx';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';

const label = (name: string) => <FormattedMessage id={`product.${name}`} />;
const section = (name: string) => <FormattedMessage id={`product.section.${name}`} />;

/** Form fields of a product, grouped by topic; a new one also gets its initial stock. */
export function ProductFields({ isNew, taxRate }: { isNew: boolean; taxRate: string }) {
  const intl = useIntl();
  const isPerishable = useWatch({ name: 'isPerishable' }) as boolean;
  const options = (stem: string, values: readonly string[]) =>
    values.map(value => ({ value, label: intl.formatMessage({ id: `${stem}.${value}` }) }));
  return (
    <>
      <FieldSection title={section('what')}>
        <TextField name="name" label={label('name')} autoComplete="off" required />
        <TextField name="manufacturer" label={label('manufacturer')} autoComplete="off" required />
        <TextField name="brand" label={label('brand')} autoComplete="off" />
        <SelectField name="unit" label={label('unit')} options={options('unit', productUnits)} required />
        <TextField name="code" label={label('code')} dir="ltr" autoComplete="off" />
        <TextField name="barcode" label={label('barcode')} hint={label('barcodeHint')} dir="ltr" autoComplete="off" />
      </FieldSection>
      <FieldSection title={section('prices')}>
        <PriceFields entity="product" name="salePrice" label={label('salePrice')} taxRate={taxRate} isPrice />
        <MoneyField name="purchasePrice" label={label('purchasePrice')} hint={label('purchasePriceHint')} isPrice />
        <SelectField name="vatCategory" label={label('vatCategory')} options={options('vatCategory', vatCategories)} required />
        <StatusField name="status" label={label('status')} hint={label('statusHint')} />
      </FieldSection>
      <FieldSection title={section('stock')}>
        {isNew && <NumberField name="quantity" label={label('quantity')} hint={label('quantityHint')} required />}
        {isNew && <WarehouseSelect name="warehouseId" label={label('warehouse')} hint={label('warehouseHint')} />}
        <NumberField name="reorderLevel" label={label('reorderLevel')} hint={label('reorderLevelHint')} />
        <FlagField name="isPerishable" label={label('isPerishable')} hint={label('isPerishableHint')} />
        {isPerishable && <DateField name="manufacturedOn" label={label('manufacturedOn')} />}
        {isPerishable && <DateField name="expiresOn" label={label('expiresOn')} hint={label('expiresOnHint')} />}
      </FieldSection>
    </>
  );
}
