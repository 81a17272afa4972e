import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useWatch } from 'react-hook-form';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { ProductGroupsFieldQuery } from '../../core/relay/generated/ProductGroupsFieldQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

/** Chooses any number of product groups; inactive ones are offered only if they are chosen already. */
export function ProductGroupsField({ name }: { name: string }) {
  const chosen = useWatch({ name }) as string[] | undefined;
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
    { fetchPolicy: 'store-and-network' },
  );
  const offered = productGroups.edges.map(({ node }) => node).filter(({ id, status }) => status === 'ACTIVE' || chosen?.includes(id));
  return (
    <Box>
      <CheckboxGroup name={name} options={offered.map(({ id, title }) => ({ value: id, label: title }))} />
      {offered.length === 0 && (
        <LanguageLink to="/vendorManagement/productGroups/?dialog=new">
          <FormattedMessage id="productGroup.new" />
        </LanguageLink>
      )}
    </Box>
  );
}
