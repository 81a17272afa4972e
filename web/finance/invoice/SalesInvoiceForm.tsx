import { FormattedMessage, useIntl } from 'react-intl';
import { salesInvoiceRules, usualTerms } from '../../../server/finance/invoice/salesInvoice.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { salesInvoiceForm } from '../../core/relay/operations/salesInvoiceOperations.ts';
import { useOfferedParty } from '../../core/record/useOfferedParty.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { DealParties } from '../../parties/document/DealParties.tsx';
import { useSalesTerms } from '../../parties/document/useSalesTerms.ts';
import { CostCenterSelect } from '../../ledger/costCenter/CostCenterSelect.tsx';
import { CurrencyField } from '../../ledger/exchangeRate/CurrencyField.tsx';
import { RateField } from '../../ledger/exchangeRate/RateField.tsx';
import { ProjectSelect } from '../../projects/project/ProjectSelect.tsx';
import { InvoiceLinesField } from './InvoiceLinesField.tsx';

/** Makes out an invoice and opens it, or edits one. Once issued, only what the customer has not seen can change. */
export function SalesInvoiceForm({ status = 'DRAFT', ...props }: RecordFormProps & { status?: string }) {
  const intl = useIntl();
  const terms = useSalesTerms();
  const customer = useOfferedParty();
  return (
    <RecordForm
      entity="salesInvoice"
      size="xl"
      operations={salesInvoiceForm}
      rules={salesInvoiceRules}
      initial={{ customer, lines: [emptyLine('itemId')], paymentDays: 30, currency: terms.currency ?? '', exchangeRate: '' }}
      copied={{ issuedOn: '', dueOn: '', exchangeRate: '' }}
      isAddressed
      opensNew
      {...props}
    >
      {(invoice, isCopy) => {
        const isLocked = status !== 'DRAFT' && !isCopy;
        const days = invoice?.paymentDays;
        const choices = [...new Set([...usualTerms, ...(days === undefined ? [] : [days])])].sort((one, other) => one - other);
        return (
          <>
            {isLocked && (
              <Notice>
                <FormattedMessage id="salesInvoice.locked" />
              </Notice>
            )}
            <FieldGrid>
              <DealParties customer={invoice?.customer ?? customer} isLocked={isLocked} />
              {!isLocked && <TextField name="reference" autoComplete="off" />}
              {!isLocked && <DateField name="issuedOn" max={terms.today} />}
              {!isLocked && (
                <SelectField
                  name="paymentDays"
                  label={<FormattedMessage id="salesInvoice.paymentDays" />}
                  options={choices.map(value => ({ value, label: intl.formatMessage({ id: 'salesInvoice.terms' }, { days: value }) }))}
                  numeric
                />
              )}
              <DateField name="dueOn" />
              {!isLocked && <CurrencyField />}
              {!isLocked && <RateField />}
              {!isLocked && <CostCenterSelect name="costCenterId" />}
              {!isLocked && <ProjectSelect name="projectId" />}
            </FieldGrid>
            {!isLocked && <InvoiceLinesField invoice={invoice} isCopy={isCopy} terms={terms} />}
            <FieldGrid>
              {!isLocked && <TextAreaField name="remarks" rows={2} />}
              <TextAreaField name="notes" rows={2} />
            </FieldGrid>
          </>
        );
      }}
    </RecordForm>
  );
}
