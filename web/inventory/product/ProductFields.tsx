import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { productUnits } from '../../../server/inventory/product/productUnits.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldSection } from '../../core/fields/FieldSection.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { PriceFields } from '../price/PriceFields.tsx';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';

const section = (name: string) => <FormattedMessage id={`product.section.${name}`} />;

/** Form fields of a product, grouped by topic; a new one also gets its initial stock. */
export function ProductFields({ isNew, taxRate }: { isNew: boolean; taxRate: string }) {
  const [isPerishable, isSerialized] = useWatch({ name: ['isPerishable', 'isSerialized'] }) as boolean[];
  return (
    <>
      <FieldSection title={section('what')}>
        <TextField name="name" autoComplete="off" />
        <TextField name="manufacturer" autoComplete="off" />
        <TextField name="brand" autoComplete="off" />
        <ChoiceField name="unit" values={productUnits} texts="unit" />
        <TextField name="code" dir="ltr" autoComplete="off" />
        <TextField name="barcode" dir="ltr" autoComplete="off" />
      </FieldSection>
      <FieldSection title={section('prices')}>
        <PriceFields entity="product" name="salePrice" taxRate={taxRate} isPrice />
        <MoneyField name="purchasePrice" isPrice />
        <ChoiceField name="vatCategory" values={vatCategories} texts="vatCategory" />
        <StatusField name="status" />
      </FieldSection>
      <FieldSection title={section('stock')}>
        {isNew && <NumberField name="quantity" />}
        {isNew && <WarehouseSelect name="warehouseId" />}
        <NumberField name="reorderLevel" />
        <FlagField name="isPerishable" />
        <FlagField name="isSerialized" />
        {isNew && isSerialized && <SerialsField name="serialNumbers" />}
        {isPerishable && <DateField name="manufacturedOn" />}
        {isPerishable && <DateField name="expiresOn" />}
      </FieldSection>
    </>
  );
}
