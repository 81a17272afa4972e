import { graphql } from 'react-relay';
import { useFileUpload } from '../../core/fields/useFileUpload.ts';

/** Uploads a file that a quotation is about to reference. */
export const useQuotationUpload = () =>
  useFileUpload(graphql`
    mutation useQuotationUploadMutation($input: UploadProcurementFileInput!) {
      stored: uploadProcurementFile(input: $input) {
        ...saving_payload
        file {
          id
          name
          url
        }
      }
    }
  `);
