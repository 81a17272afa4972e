import { FormattedMessage } from 'react-intl';
import { crmQuotationRules, usualValidity } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { crmQuotationForm } from '../../core/relay/operations/crmQuotationOperations.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { useOfferedParty } from '../../core/record/useOfferedParty.ts';
import { RecordForm } from '../../core/screens/RecordForm.tsx';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealLines } from '../deal/DealLines.tsx';
import { DealParties } from '../../parties/document/DealParties.tsx';
import { useSalesTerms } from '../../parties/document/useSalesTerms.ts';

/** Creates a quotation and opens it, or edits one. Once sent, only what the customer has not seen can change. New quotations and copies are valid for the usual time. */
export function QuotationForm({ customer: given, status = 'DRAFT', ...props }: DealFormProps) {
  const offered = useOfferedParty();
  const customer = given ?? offered;
  const terms = useSalesTerms();
  const validUntil = usualValidity(terms.today);
  const isLocked = status !== 'DRAFT';
  return (
    <RecordForm
      entity="quotation"
      size="xl"
      operations={crmQuotationForm}
      rules={crmQuotationRules}
      initial={{ customer, validUntil, lines: [emptyLine()] }}
      copied={{ validUntil }}
      isAddressed={!given}
      opensNew
      {...props}
    >
      {(quotation, isCopy) => (
        <>
          {isLocked && (
            <Notice>
              <FormattedMessage id="quotation.locked" />
            </Notice>
          )}
          <FieldGrid>
            <DealParties customer={quotation?.customer ?? customer} isLocked={isLocked} />
            {!isLocked && <DateField name="validUntil" min={terms.today} />}
          </FieldGrid>
          <TextAreaField name="description" rows={2} />
          {!isLocked && <DealLines deal={quotation} isCopy={isCopy} terms={terms} />}
          <FieldGrid>
            {!isLocked && <TextAreaField name="remarks" rows={2} />}
            {!isLocked && <TextAreaField name="terms" rows={2} />}
            <TextAreaField name="notes" rows={2} />
          </FieldGrid>
        </>
      )}
    </RecordForm>
  );
}
