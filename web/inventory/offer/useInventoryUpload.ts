import { graphql } from 'react-relay';
import { useFileUpload } from '../../core/fields/useFileUpload.ts';

/** Uploads a file that an inventory record is about to reference. */
export const useInventoryUpload = () =>
  useFileUpload(graphql`
    mutation useInventoryUploadMutation($input: UploadInventoryFileInput!) {
      stored: uploadInventoryFile(input: $input) {
        ...saving_payload
        file {
          id
          name
          url
        }
      }
    }
  `);
