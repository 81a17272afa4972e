import { vatCategories } from '../../../server/core/rules/vatCategories.ts';
import { inventoryServiceRules } from '../../../server/inventory/service/inventoryService.rules.ts';
import { serviceTypes } from '../../../server/inventory/service/serviceTypes.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { inventoryServiceForm } from '../../core/relay/operations/inventoryServiceOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { PriceFields } from '../price/PriceFields.tsx';
import { usePriceTerms } from '../price/usePriceTerms.ts';

/** Creates or edits a service. */
export function ServiceForm(props: RecordFormProps) {
  const { pricesIncludeTax, taxRate } = usePriceTerms();
  const initial = { serviceType: 'FIXED', priceIncludesTax: pricesIncludeTax };
  return (
    <RecordForm entity="service" operations={inventoryServiceForm} rules={inventoryServiceRules} initial={initial} {...props}>
      <TextField name="title" autoComplete="off" />
      <TextAreaField name="description" rows={3} />
      <FieldGrid>
        <ChoiceField name="serviceType" values={serviceTypes} texts="serviceType" />
        <ChoiceField name="vatCategory" values={vatCategories} texts="vatCategory" />
        <PriceFields entity="service" name="charges" taxRate={taxRate} />
        <StatusField name="status" />
      </FieldGrid>
    </RecordForm>
  );
}
