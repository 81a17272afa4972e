import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { crmQuotationRules, usualValidity } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { QuotationFormCreateMutation } from '../../core/relay/generated/QuotationFormCreateMutation.graphql.ts';
import type { QuotationFormQuery } from '../../core/relay/generated/QuotationFormQuery.graphql.ts';
import type { QuotationFormUpdateMutation } from '../../core/relay/generated/QuotationFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { DealLines } from '../deal/DealLines.tsx';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealParties } from '../deal/DealParties.tsx';
import { dealTerms, dealValues } from '../deal/dealValues.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query QuotationFormQuery($id: ID!, $isBlank: Boolean!) {
    crmQuotation(id: $id) @skip(if: $isBlank) {
      id
      version
      validUntil
      remarks
      terms
      notes
      discountPercent
      currency
      ...dealValues_deal
    }
    salesTerms @required(action: THROW) {
      currency
      taxRate
      pricesIncludeTax
      vatMode
      today
    }
  }
`;

const label = (name: string) => <FormattedMessage id={`quotation.${name}`} />;

/** Creates a quotation and opens it, or edits a draft. */
export function QuotationForm({ id, customer, onClose }: DealFormProps) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, !customer);
  const variables = { id: sourceId, isBlank };
  const { crmQuotation: quotation, salesTerms } = useQuery<QuotationFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const openRecord = useOpenRecord();
  const made = useRef<string>(undefined);
  const [create, isCreating] = useSaving<QuotationFormCreateMutation>(graphql`
    mutation QuotationFormCreateMutation($input: CreateCrmQuotationInput!) {
      createCrmQuotation(input: $input) {
        ...saving_payload
        crmQuotation {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<QuotationFormUpdateMutation>(graphql`
    mutation QuotationFormUpdateMutation($input: UpdateCrmQuotationInput!) {
      updateCrmQuotation(input: $input) {
        ...saving_payload
        crmQuotation {
          id
          version
        }
      }
    }
  `);
  if (sourceId && !quotation) return <GoneDialog entity="quotation" onClose={onClose} />;
  const { deal, values } = dealValues(quotation, isCopy);
  return (
    <FormDialog
      entity="quotation"
      size="xl"
      rules={crmQuotationRules}
      values={{
        ...values,
        customerId: customer?.id ?? values.customerId,
        validUntil: (!isCopy && quotation?.validUntil) || usualValidity(salesTerms.today),
        remarks: quotation?.remarks ?? '',
        terms: quotation?.terms ?? '',
        notes: quotation?.notes ?? '',
        discountPercent: quotation?.discountPercent ?? '0',
      }}
      version={isCopy ? undefined : quotation?.version}
      save={async (input, version) => {
        if (id) return update({ input: { id, version, ...input } });
        const outcome = await create({ input });
        made.current = outcome.response?.createCrmQuotation.crmQuotation?.id;
        return outcome;
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={() => (made.current ? openRecord(made.current) : onClose())}
    >
      <FieldGrid>
        <DealParties customer={deal?.customer ?? customer} contact={deal?.contact} owner={deal?.owner} />
        <DateField name="validUntil" label={label('validUntil')} min={salesTerms.today} required />
      </FieldGrid>
      <TextAreaField name="description" label={label('description')} hint={label('descriptionHint')} rows={2} required />
      <DealLines
        stored={deal?.lines}
        currency={quotation?.currency ?? salesTerms.currency ?? ''}
        terms={dealTerms(deal, salesTerms, isCopy)}
        taxRate={salesTerms.taxRate}
      />
      <FieldGrid>
        <TextAreaField name="remarks" label={label('remarks')} hint={label('remarksHint')} rows={2} />
        <TextAreaField name="terms" label={label('terms')} rows={2} />
        <TextAreaField name="notes" label={label('notes')} hint={label('notesHint')} rows={2} />
      </FieldGrid>
    </FormDialog>
  );
}
