import { crmQuotationRules, usualValidity } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { crmQuotationForm } from '../../core/relay/operations/crmQuotationOperations.ts';
import { RecordForm } from '../../core/screens/RecordForm.tsx';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealLines } from '../deal/DealLines.tsx';
import { DealParties } from '../deal/DealParties.tsx';
import { useSalesTerms } from '../deal/useSalesTerms.ts';

/** Creates a quotation and opens it, or edits a draft. New quotations and copies are valid for the usual time. */
export function QuotationForm({ customer, ...props }: DealFormProps) {
  const terms = useSalesTerms();
  const validUntil = usualValidity(terms.today);
  return (
    <RecordForm
      entity="quotation"
      size="xl"
      operations={crmQuotationForm}
      rules={crmQuotationRules}
      initial={{ customer, validUntil, lines: [emptyLine()] }}
      copied={{ validUntil }}
      isAddressed={!customer}
      opensNew
      {...props}
    >
      {(quotation, isCopy) => (
        <>
          <FieldGrid>
            <DealParties customer={quotation?.customer ?? customer} />
            <DateField name="validUntil" min={terms.today} />
          </FieldGrid>
          <TextAreaField name="description" rows={2} />
          <DealLines deal={quotation} isCopy={isCopy} terms={terms} />
          <FieldGrid>
            <TextAreaField name="remarks" rows={2} />
            <TextAreaField name="terms" rows={2} />
            <TextAreaField name="notes" rows={2} />
          </FieldGrid>
        </>
      )}
    </RecordForm>
  );
}
