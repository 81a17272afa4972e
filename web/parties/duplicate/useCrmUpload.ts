import { graphql } from 'react-relay';
import { useFileUpload } from '../../core/fields/useFileUpload.ts';

/** Stores a file that a record of CRM is about to name. */
export const useCrmUpload = () =>
  useFileUpload(graphql`
    mutation useCrmUploadMutation($input: UploadCrmFileInput!) {
      stored: uploadCrmFile(input: $input) {
        ...saving_payload
        file {
          id
          name
          url
        }
      }
    }
  `);
