import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { leadRules } from '../../../server/crm/lead/lead.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { LeadFormQuery } from '../../core/relay/generated/LeadFormQuery.graphql.ts';
import { leadForm } from '../../core/relay/operations/leadOperations.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useOfferedParty } from '../../core/record/useOfferedParty.ts';
import { RecordForm } from '../../core/screens/RecordForm.tsx';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealLines } from '../deal/DealLines.tsx';
import { LeadSourceSelect } from '../leadChoice/LeadSourceSelect.tsx';
import { LossReasonSelect } from '../leadChoice/LossReasonSelect.tsx';
import { DealParties } from '../../parties/document/DealParties.tsx';
import { useSalesTerms } from '../../parties/document/useSalesTerms.ts';
import { useColumnName } from './useColumnName.ts';

const query = graphql`
  query LeadFormQuery {
    leadColumns @required(action: THROW) {
      id
      kind
      title
    }
  }
`;

/** Creates a lead and opens it, or edits one. New leads and copies start as inquiries. */
export function LeadForm({ customer: given, ...props }: DealFormProps) {
  const offered = useOfferedParty();
  const customer = given ?? offered;
  const { leadColumns: columns } = useQuery<LeadFormQuery>(query, {}, { fetchPolicy: 'network-only' });
  const terms = useSalesTerms();
  const nameOf = useColumnName();
  const columnOf = (kind: string) => columns.find(column => column.kind === kind)!.id;
  const columnId = columnOf('INQUIRY');
  return (
    <RecordForm
      entity="lead"
      size="xl"
      operations={leadForm}
      rules={leadRules}
      initial={{ customer, columnId, lines: [emptyLine()] }}
      copied={{ columnId, lossReasonId: '', lossNote: '' }}
      values={lead => ({ probability: lead?.probability?.toString() ?? '' })}
      isAddressed={!given}
      opensNew
      {...props}
    >
      {(lead, isCopy) => (
        <>
          <FieldGrid>
            <DealParties customer={lead?.customer ?? customer} />
            <TextField name="title" autoComplete="off" />
            <SelectField name="columnId" options={columns.map(column => ({ value: column.id, label: nameOf(column) }))} required />
            <TextField name="reason" autoComplete="off" />
            <MoneyField name="estimatedBudget" />
            <PercentField name="probability" />
            <DateField name="expectedCloseOn" />
            <LeadSourceSelect name="sourceId" />
          </FieldGrid>
          <Loss cancelledId={columnOf('CANCELLED')} />
          <TextAreaField name="description" rows={2} />
          <DealLines deal={lead} isCopy={isCopy} terms={terms} discountName={null} />
        </>
      )}
    </RecordForm>
  );
}

/** Shown while the lead is being marked as lost. */
function Loss({ cancelledId }: { cancelledId: string }) {
  const columnId = useWatch({ name: 'columnId' }) as string;
  if (columnId !== cancelledId) return null;
  return (
    <FieldGrid>
      <LossReasonSelect name="lossReasonId" required />
      <TextField name="lossNote" autoComplete="off" />
    </FieldGrid>
  );
}
