import { graphql } from 'react-relay';
import { useFileUpload } from '../../core/fields/useFileUpload.ts';

/** Stores a file that a record of inventory is about to name. */
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
