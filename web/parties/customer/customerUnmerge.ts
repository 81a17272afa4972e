import { graphql } from 'react-relay';

/** Takes apart two customers that were merged. */
export const customerUnmerge = graphql`
  mutation customerUnmergeMutation($input: UnmergeInput!) {
    undone: unmergeCustomer(input: $input) {
      ...saving_payload
      kept
    }
  }
`;
