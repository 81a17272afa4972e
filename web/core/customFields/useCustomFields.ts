import { graphql } from 'react-relay';
import type { CustomizedTypeName } from '../../../server/core/customField/customField.rules.ts';
import type { useCustomFieldsQuery } from '../relay/generated/useCustomFieldsQuery.graphql.ts';
import { useQuery } from '../relay/useQuery.ts';
import type { CustomField } from './customColumns.tsx';

/** Returns the fields in use that the company has added to a type of record, in their order; none without a type. */
export function useCustomFields(type: CustomizedTypeName | undefined): CustomField[] {
  const { customFields } = useQuery<useCustomFieldsQuery>(
    graphql`
      query useCustomFieldsQuery($types: [CustomizedType!]!, $isCustomized: Boolean!) {
        customFields(first: 30, filter: { recordType: { in: $types }, status: { eq: ACTIVE } }, sort: { field: POSITION })
          @include(if: $isCustomized) {
          edges {
            node {
              key
              label
              kind
              target
              choices
              isRequired
            }
          }
        }
      }
    `,
    { types: type ? [type] : [], isCustomized: !!type },
    { fetchPolicy: type ? 'store-and-network' : 'store-only' },
  );
  return customFields?.edges.map(({ node }) => node) ?? [];
}
