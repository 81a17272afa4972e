import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving, type Outcome } from '../relay/saving.ts';
import type { StoredFileRef } from './FileField.tsx';

/** A mutation that stores one file, under the alias `stored`. */
interface Uploading extends MutationParameters {
  variables: { input: { file?: unknown } };
  response: { readonly stored: { readonly file: StoredFileRef | null | undefined } };
}

/**
 * Uploads a file for a record that is saved later, with the module's own mutation: `stored: uploadXFile { ...saving_payload file { id name
 * url } }`.
 */
export function useFileUpload(mutation: GraphQLTaggedNode) {
  const [save] = useSaving<Uploading>(mutation);
  return async (file: File): Promise<Outcome<StoredFileRef | null | undefined>> => {
    const { response, issues } = await save({ input: { file } }, { 'input.file': file });
    return { response: response?.stored.file, issues };
  };
}
