import { startTransition, useState } from 'react';
import { graphql } from 'react-relay';
import { RecordChoices } from '../../core/fields/RecordChoices.tsx';
import type { ProductGroupsFieldQuery } from '../../core/relay/generated/ProductGroupsFieldQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { ProductGroupForm } from './ProductGroupForm.tsx';

/** Chooses any number of product groups, or creates one. */
export function ProductGroupsField({ name }: { name: string }) {
  const [made, setMade] = useState('');
  const { productGroups } = useQuery<ProductGroupsFieldQuery>(
    graphql`
      query ProductGroupsFieldQuery {
        productGroups(first: 100, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
              status
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: made },
  );
  return (
    <RecordChoices
      name={name}
      edges={productGroups.edges}
      create="productGroup.new"
      form={maker => <ProductGroupForm {...maker} />}
      onMade={id => startTransition(() => setMade(id))}
    />
  );
}
