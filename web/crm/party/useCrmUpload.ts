import { graphql } from 'react-relay';
import type { StoredFileRef } from '../../core/fields/FileField.tsx';
import type { useCrmUploadMutation } from '../../core/relay/generated/useCrmUploadMutation.graphql.ts';
import { useSaving, type Outcome } from '../../core/relay/saving.ts';

/** Stores a file that a record of CRM is about to name. */
export function useCrmUpload() {
  const [save] = useSaving<useCrmUploadMutation>(graphql`
    mutation useCrmUploadMutation($input: UploadCrmFileInput!) {
      uploadCrmFile(input: $input) {
        ...saving_payload
        file {
          id
          name
          url
        }
      }
    }
  `);
  return async (file: File): Promise<Outcome<StoredFileRef | null | undefined>> => {
    const { response, issues } = await save({ input: { file } }, { 'input.file': file });
    return { response: response?.uploadCrmFile.file, issues };
  };
}
