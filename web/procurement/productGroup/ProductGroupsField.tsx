import { Button, Flex } from '@chakra-ui/react';
import { startTransition, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { FormOverForm } from '../../core/fields/FormOverForm.tsx';
import type { ProductGroupsFieldQuery } from '../../core/relay/generated/ProductGroupsFieldQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { ProductGroupForm } from './ProductGroupForm.tsx';

/** Chooses any number of product groups, or creates one; inactive ones are offered only if they are chosen already. */
export function ProductGroupsField({ name }: { name: string }) {
  const chosen = useWatch({ name }) as string[] | undefined;
  const { getValues, setValue } = useFormContext<Record<string, string[] | undefined>>();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState('');
  const choose = ({ id }: { id: string }) => {
    setValue(name, [...(getValues(name) ?? []), id], { shouldDirty: true, shouldValidate: true });
    startTransition(() => setMade(id));
  };
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
  const offered = productGroups.edges.map(({ node }) => node).filter(({ id, status }) => status === 'ACTIVE' || chosen?.includes(id));
  return (
    <Flex direction="column" align="flex-start" gap="2">
      <CheckboxGroup name={name} options={offered.map(({ id, title }) => ({ value: id, label: title }))} />
      <Button variant="outline" size="sm" onClick={() => setMaking(true)}>
        <FormattedMessage id="productGroup.new" />
      </Button>
      {isMaking && (
        <FormOverForm>
          <ProductGroupForm onMade={choose} onClose={() => setMaking(false)} />
        </FormOverForm>
      )}
    </Flex>
  );
}
