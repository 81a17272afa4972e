import { FormattedMessage } from 'react-intl';
import { crmOrderRules } from '../../../server/crm/order/crmOrder.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { crmOrderForm } from '../../core/relay/operations/crmOrderOperations.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { useOfferedParty } from '../../core/record/useOfferedParty.ts';
import { RecordForm } from '../../core/screens/RecordForm.tsx';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealLines } from '../deal/DealLines.tsx';
import { DealParties } from '../../parties/document/DealParties.tsx';
import { useSalesTerms } from '../../parties/document/useSalesTerms.ts';

/** Creates an order and opens it, or edits one. Once confirmed or cancelled, customer and lines stay. New orders and copies are dated today. */
export function OrderForm({ customer: given, status = 'PENDING', ...props }: DealFormProps) {
  const offered = useOfferedParty();
  const customer = given ?? offered;
  const terms = useSalesTerms();
  const orderedOn = terms.today;
  const isLocked = status !== 'PENDING';
  return (
    <RecordForm
      entity="order"
      size="xl"
      operations={crmOrderForm}
      rules={crmOrderRules}
      initial={{ customer, orderedOn, lines: [emptyLine()] }}
      copied={{ orderedOn }}
      isAddressed={!given}
      opensNew
      {...props}
    >
      {(order, isCopy) => (
        <>
          {isLocked && (
            <Notice>
              <FormattedMessage id="order.locked" />
            </Notice>
          )}
          <FieldGrid>
            <DealParties customer={order?.customer ?? customer} isLocked={isLocked} />
            <DateField name="orderedOn" />
            <TextField name="reason" autoComplete="off" />
            <MoneyField name="estimatedBudget" />
          </FieldGrid>
          <FieldGrid>
            <TextAreaField name="description" rows={2} />
            <TextAreaField name="remarks" rows={2} />
          </FieldGrid>
          {!isLocked && <DealLines deal={order} isCopy={isCopy} terms={terms} />}
        </>
      )}
    </RecordForm>
  );
}
