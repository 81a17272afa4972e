import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ecommerceReviewRules } from '../../../server/ecommerce/review/ecommerceReview.rules.ts';
import { ratingLabels } from '../../../server/ecommerce/review/ratingLabels.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { ecommerceReviewForm } from '../../core/relay/operations/ecommerceReviewOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { EcommerceCustomerSelect } from '../customer/EcommerceCustomerSelect.tsx';
import { ShopProductSelect } from '../order/ShopProductSelect.tsx';

/** Enters a review for a customer, answers one, or hides it for a reason. */
export function EcommerceReviewForm(props: RecordFormProps) {
  const intl = useIntl();
  const ratings = ratingLabels
    .map((label, index) => ({ value: String(index + 1), label: `${index + 1} · ${intl.formatMessage({ id: `rating.${label}` })}` }))
    .toReversed();
  return (
    <RecordForm entity="ecommerceReview" operations={ecommerceReviewForm} rules={ecommerceReviewRules} {...props}>
      <FieldGrid>
        <ShopProductSelect name="productId" />
        <EcommerceCustomerSelect name="customerId" />
      </FieldGrid>
      <SelectField name="rating" options={ratings} placeholder={intl.formatMessage({ id: 'field.choose' })} numeric />
      <TextAreaField name="text" />
      <TextAreaField name="answer" />
      <HiddenFields />
    </RecordForm>
  );
}

/** Whether the review is hidden, and why. */
function HiddenFields() {
  const isHidden = useWatch({ name: 'isHidden' }) as boolean;
  return (
    <>
      <FlagField name="isHidden" />
      {isHidden && <TextField name="hiddenReason" autoComplete="off" required />}
    </>
  );
}
