import { graphql } from 'react-relay';
import { useFileUpload } from '../../core/fields/useFileUpload.ts';

/** Uploads a file that a CRM record is about to reference. */
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
