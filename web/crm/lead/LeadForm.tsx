import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { leadRules } from '../../../server/crm/lead/lead.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { PercentField } from '../../core/fields/PercentField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { LeadFormCreateMutation } from '../../core/relay/generated/LeadFormCreateMutation.graphql.ts';
import type { LeadFormQuery } from '../../core/relay/generated/LeadFormQuery.graphql.ts';
import type { LeadFormUpdateMutation } from '../../core/relay/generated/LeadFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { DealLines } from '../deal/DealLines.tsx';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealParties } from '../deal/DealParties.tsx';
import { dealTerms } from '../deal/dealValues.ts';
import { leadValues } from './leadValues.ts';
import { useColumnName } from './useColumnName.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query LeadFormQuery($id: ID!, $isBlank: Boolean!) {
    lead(id: $id) @skip(if: $isBlank) {
      id
      version
      ...leadValues_lead
    }
    leadColumns @required(action: THROW) {
      id
      kind
      title
    }
    salesTerms @required(action: THROW) {
      currency
      taxRate
      pricesIncludeTax
      vatMode
    }
  }
`;

const label = (name: string) => <FormattedMessage id={`lead.${name}`} />;

/** Creates or edits a lead. */
export function LeadForm({ id, customer, onClose }: DealFormProps) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, !customer);
  const variables = { id: sourceId, isBlank };
  const data = useQuery<LeadFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const nameOf = useColumnName();
  const [create, isCreating] = useSaving<LeadFormCreateMutation>(graphql`
    mutation LeadFormCreateMutation($input: CreateLeadInput!) {
      createLead(input: $input) {
        ...saving_payload
      }
    }
  `);
  const [update, isUpdating] = useSaving<LeadFormUpdateMutation>(graphql`
    mutation LeadFormUpdateMutation($input: UpdateLeadInput!) {
      updateLead(input: $input) {
        ...saving_payload
        lead {
          id
          version
          ...leadValues_lead
        }
      }
    }
  `);
  if (sourceId && !data.lead) return <GoneDialog entity="lead" onClose={onClose} />;
  const { deal, values } = leadValues(data.lead, isCopy);
  const columns = data.leadColumns;
  const inquiry = columns.find(({ kind }) => kind === 'INQUIRY')!.id;
  return (
    <FormDialog
      entity="lead"
      size="xl"
      rules={leadRules}
      values={{ ...values, customerId: customer?.id ?? values.customerId, columnId: values.columnId || inquiry }}
      version={isCopy ? undefined : data.lead?.version}
      save={(input, version) => (id ? update({ input: { id, version, ...input } }) : create({ input }))}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <FieldGrid>
        <DealParties customer={deal?.customer ?? customer} contact={deal?.contact} owner={deal?.owner} />
        <TextField name="title" label={label('title')} hint={label('titleHint')} autoComplete="off" />
        <SelectField
          name="columnId"
          label={label('column')}
          options={columns.map(column => ({ value: column.id, label: nameOf(column) }))}
          required
        />
        <TextField name="reason" label={label('reason')} hint={label('reasonHint')} autoComplete="off" required />
        <MoneyField name="orderValue" label={label('orderValue')} required />
        <MoneyField name="estimatedBudget" label={label('estimatedBudget')} />
        <PercentField name="probability" label={label('probability')} />
        <DateField name="expectedCloseOn" label={label('expectedCloseOn')} />
        <TextField name="source" label={label('source')} autoComplete="off" />
      </FieldGrid>
      <LossReason
        cancelledId={columns.find(({ kind }) => kind === 'CANCELLED')!.id}
        label={intl.formatMessage({ id: 'lead.lossReason' })}
      />
      <TextAreaField name="description" label={label('description')} rows={2} required />
      <DealLines
        stored={deal?.lines}
        currency={data.salesTerms.currency ?? ''}
        terms={dealTerms(deal, data.salesTerms, isCopy)}
        taxRate={data.salesTerms.taxRate}
        discountName={null}
      />
    </FormDialog>
  );
}

/** Shown while the lead is being cancelled. */
function LossReason({ cancelledId, label: text }: { cancelledId: string; label: string }) {
  const columnId = useWatch({ name: 'columnId' }) as string;
  return columnId === cancelledId ? <TextAreaField name="lossReason" label={text} rows={2} required /> : null;
}
