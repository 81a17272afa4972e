import { commitMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, UploadableMap } from 'relay-runtime';
import { environment } from './environment.ts';

/** Runs a mutation and resolves with its response once the store is updated. Rejects with RequestFailed. */
export const commit = <M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  uploadables?: UploadableMap,
): Promise<M['response']> =>
  new Promise((resolve, reject) => {
    commitMutation<M>(environment, { mutation, variables, uploadables, onCompleted: resolve, onError: reject });
  });
