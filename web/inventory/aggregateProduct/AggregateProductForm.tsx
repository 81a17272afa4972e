import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { aggregateProductRules } from '../../../server/inventory/aggregateProduct/aggregateProduct.rules.ts';
import type { AggregateProductFormCreateMutation } from '../../core/relay/generated/AggregateProductFormCreateMutation.graphql.ts';
import type { AggregateProductFormQuery } from '../../core/relay/generated/AggregateProductFormQuery.graphql.ts';
import type { AggregateProductFormUpdateMutation } from '../../core/relay/generated/AggregateProductFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { partOf } from '../offer/itemId.ts';
import { usePriceTerms } from '../price/usePriceTerms.ts';
import { AggregateProductFields } from './AggregateProductFields.tsx';
import { aggregateProductValues } from './aggregateProductValues.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query AggregateProductFormQuery($id: ID!, $isBlank: Boolean!) {
    aggregateProduct(id: $id) @skip(if: $isBlank) {
      id
      version
      ...aggregateProductValues_aggregate
    }
  }
`;

/** Creates or edits an aggregate product. */
export function AggregateProductForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { aggregateProduct } = useQuery<AggregateProductFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const { pricesIncludeTax, taxRate } = usePriceTerms();
  const environment = useRelayEnvironment();
  const [create, isCreating] = useSaving<AggregateProductFormCreateMutation>(graphql`
    mutation AggregateProductFormCreateMutation($input: CreateAggregateProductInput!) {
      createAggregateProduct(input: $input) {
        ...saving_payload
        aggregateProduct {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<AggregateProductFormUpdateMutation>(graphql`
    mutation AggregateProductFormUpdateMutation($input: UpdateAggregateProductInput!) {
      updateAggregateProduct(input: $input) {
        ...saving_payload
        aggregateProduct {
          id
          version
          ...aggregateProductValues_aggregate
        }
      }
    }
  `);
  if (sourceId && !aggregateProduct) return <GoneDialog entity="aggregateProduct" onClose={onClose} />;
  const { stored, attachment, values } = aggregateProductValues(aggregateProduct, pricesIncludeTax);
  return (
    <FormDialog
      entity="aggregateProduct"
      size="lg"
      rules={aggregateProductRules}
      values={values}
      version={isCopy ? undefined : aggregateProduct?.version}
      save={(output, version) => {
        const input = { ...output, lines: output.lines.map(partOf) };
        return id ? update({ input: { id, version, ...input } }) : create({ input });
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <AggregateProductFields id={id} taxRate={taxRate} stored={stored} attachment={attachment} />
    </FormDialog>
  );
}
