import { useWatch } from 'react-hook-form';
import { couponKinds, ecommerceCouponRules } from '../../../server/ecommerce/coupon/ecommerceCoupon.rules.ts';
import { ChoiceField } from '../../core/fields/ChoiceField.tsx';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { ecommerceCouponForm } from '../../core/relay/operations/ecommerceCouponOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** How much it takes off; free delivery is always the whole fee. */
function ValueField() {
  const kind = useWatch({ name: 'kind' }) as (typeof couponKinds)[number];
  return kind === 'FREE_DELIVERY' ? null : <NumberField name="value" />;
}

/** Creates or edits a coupon. */
export const EcommerceCouponForm = (props: RecordFormProps) => (
  <RecordForm
    entity="ecommerceCoupon"
    operations={ecommerceCouponForm}
    rules={ecommerceCouponRules}
    initial={{ kind: 'PERCENT' }}
    copied={{ code: '' }}
    input={values => (values.kind === 'FREE_DELIVERY' ? { ...values, value: '0' } : values)}
    {...props}
  >
    <FieldGrid>
      <TextField name="code" dir="ltr" autoComplete="off" />
      <ChoiceField name="kind" values={couponKinds} texts="couponKind" />
      <ValueField />
      <FlagField name="isCombinable" />
      <DateField name="startsOn" />
      <DateField name="endsOn" />
      <NumberField name="useLimit" decimals={[0, 0]} />
      <NumberField name="customerLimit" decimals={[0, 0]} />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
