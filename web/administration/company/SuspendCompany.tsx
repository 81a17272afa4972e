import { graphql } from 'react-relay';
import { ConfirmDeed } from '../../core/screens/ConfirmDeed.tsx';
import type { CompanyRow } from './CompanyList.tsx';

/** Asks before a whole company is shut out. */
export const SuspendCompany = ({ company, onClose }: { company: CompanyRow; onClose: () => unknown }) => (
  <ConfirmDeed
    record={company}
    entity="company"
    mutation={graphql`
      mutation SuspendCompanyMutation($input: RecordInput!) {
        suspendCompany(input: $input) {
          ...saving_payload
          company {
            id
            version
            status
          }
        }
      }
    `}
    title="company.suspendTitle"
    text="company.suspendText"
    action="company.suspend"
    onClose={onClose}
  />
);
