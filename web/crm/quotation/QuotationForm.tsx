import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { crmQuotationRules } from '../../../server/crm/quotation/crmQuotation.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import type { QuotationFormCreateMutation } from '../../core/relay/generated/QuotationFormCreateMutation.graphql.ts';
import type { QuotationFormQuery } from '../../core/relay/generated/QuotationFormQuery.graphql.ts';
import type { QuotationFormUpdateMutation } from '../../core/relay/generated/QuotationFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { DealLines, lineDrafts } from '../deal/DealLines.tsx';
import { DealParties } from '../deal/DealParties.tsx';

const query = graphql`
  query QuotationFormQuery($id: ID!, $isBlank: Boolean!) {
    crmQuotation(id: $id) @skip(if: $isBlank) {
      id
      version
      description
      validUntil
      terms
      notes
      discountPercent
      currency
      customer {
        id
        name
      }
      contact {
        id
        name
      }
      owner {
        id
        name
      }
      lines {
        id
        product {
          id
          name
        }
        description
        quantity
        unitPrice
        discountPercent
        vatCategory
        vatRate
      }
    }
    salesTerms @required(action: THROW) {
      currency
      taxRate
      today
    }
  }
`;

const label = (name: string) => <FormattedMessage id={`quotation.${name}`} />;

/** Makes a quotation, which is opened then, or changes a draft. */
export function QuotationForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { crmQuotation: quotation, salesTerms } = useLazyLoadQuery<QuotationFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
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
  return (
    <FormDialog
      entity="quotation"
      size="xl"
      rules={crmQuotationRules}
      values={{
        customerId: quotation?.customer.id ?? '',
        contactId: quotation?.contact?.id ?? '',
        ownerId: quotation?.owner?.id ?? '',
        description: quotation?.description ?? '',
        validUntil: (!isCopy && quotation?.validUntil) || '',
        terms: quotation?.terms ?? '',
        notes: quotation?.notes ?? '',
        discountPercent: quotation?.discountPercent ?? '0',
        lines: quotation ? lineDrafts(quotation.lines, isCopy) : [emptyLine()],
      }}
      version={isCopy ? undefined : quotation?.version}
      save={async (input, version) => {
        if (id) return update({ input: { id, version, ...input } });
        const outcome = await create({ input });
        made.current = outcome.response?.createCrmQuotation.crmQuotation?.id;
        return outcome;
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      compared={(['description', 'validUntil', 'terms', 'notes', 'discountPercent'] as const).map(name => ({
        name,
        label: `quotation.${name}`,
      }))}
      isSaving={isCreating || isUpdating}
      onClose={() => (made.current ? navigate(`/CRM/quotations/${made.current}/`) : onClose())}
    >
      <FieldGrid>
        <DealParties customer={quotation?.customer} contact={quotation?.contact} owner={quotation?.owner} />
        <DateField name="validUntil" label={label('validUntil')} min={salesTerms.today} required />
      </FieldGrid>
      <TextAreaField name="description" label={label('description')} rows={2} required />
      <DealLines stored={quotation?.lines} currency={quotation?.currency ?? salesTerms.currency ?? ''} taxRate={salesTerms.taxRate} />
      <FieldGrid>
        <TextAreaField name="terms" label={label('terms')} rows={2} />
        <TextAreaField name="notes" label={label('notes')} hint={label('notesHint')} rows={2} />
      </FieldGrid>
    </FormDialog>
  );
}
