import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { crmOrderRules } from '../../../server/crm/order/crmOrder.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { OrderFormCreateMutation } from '../../core/relay/generated/OrderFormCreateMutation.graphql.ts';
import type { OrderFormQuery } from '../../core/relay/generated/OrderFormQuery.graphql.ts';
import type { OrderFormUpdateMutation } from '../../core/relay/generated/OrderFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { DealLines } from '../deal/DealLines.tsx';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealParties } from '../deal/DealParties.tsx';
import { dealTerms } from '../deal/dealValues.ts';
import { orderValues } from './orderValues.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query OrderFormQuery($id: ID!, $isBlank: Boolean!) {
    crmOrder(id: $id) @skip(if: $isBlank) {
      id
      version
      ...orderValues_order
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

const label = (name: string) => <FormattedMessage id={`order.${name}`} />;

/** Creates an order and opens it, or edits one. */
export function OrderForm({ id, customer, onClose }: DealFormProps) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, !customer);
  const variables = { id: sourceId, isBlank };
  const { crmOrder, salesTerms } = useQuery<OrderFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const openRecord = useOpenRecord();
  const made = useRef<string>(undefined);
  const [create, isCreating] = useSaving<OrderFormCreateMutation>(graphql`
    mutation OrderFormCreateMutation($input: CreateCrmOrderInput!) {
      createCrmOrder(input: $input) {
        ...saving_payload
        crmOrder {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<OrderFormUpdateMutation>(graphql`
    mutation OrderFormUpdateMutation($input: UpdateCrmOrderInput!) {
      updateCrmOrder(input: $input) {
        ...saving_payload
        crmOrder {
          id
          version
          ...orderValues_order
        }
      }
    }
  `);
  if (sourceId && !crmOrder) return <GoneDialog entity="order" onClose={onClose} />;
  const { deal, currency, values } = orderValues(crmOrder, { today: salesTerms.today, isCopy });
  return (
    <FormDialog
      entity="order"
      size="xl"
      rules={crmOrderRules}
      values={{ ...values, customerId: customer?.id ?? values.customerId }}
      version={isCopy ? undefined : crmOrder?.version}
      save={async (input, version) => {
        if (id) return update({ input: { id, version, ...input } });
        const outcome = await create({ input });
        made.current = outcome.response?.createCrmOrder.crmOrder?.id;
        return outcome;
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={() => (made.current ? openRecord(made.current) : onClose())}
    >
      <FieldGrid>
        <DealParties customer={deal?.customer ?? customer} contact={deal?.contact} owner={deal?.owner} />
        <DateField name="orderedOn" label={label('orderedOn')} />
        <TextField name="reason" label={label('reason')} hint={label('reasonHint')} autoComplete="off" required />
        <MoneyField name="estimatedBudget" label={label('estimatedBudget')} />
      </FieldGrid>
      <FieldGrid>
        <TextAreaField name="description" label={label('description')} hint={label('descriptionHint')} rows={2} required />
        <TextAreaField name="remarks" label={label('remarks')} hint={label('remarksHint')} rows={2} />
      </FieldGrid>
      <DealLines
        stored={deal?.lines}
        currency={currency ?? salesTerms.currency ?? ''}
        terms={dealTerms(deal, salesTerms, isCopy)}
        taxRate={salesTerms.taxRate}
      />
    </FormDialog>
  );
}
