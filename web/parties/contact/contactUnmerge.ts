import { graphql } from 'react-relay';

/** Takes apart two contacts that were merged. */
export const contactUnmerge = graphql`
  mutation contactUnmergeMutation($input: UnmergeInput!) {
    undone: unmergeContact(input: $input) {
      ...saving_payload
      kept
    }
  }
`;
