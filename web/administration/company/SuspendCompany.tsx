import { graphql, useFragment } from 'react-relay';
import type { SuspendCompany_company$key } from '../../core/relay/generated/SuspendCompany_company.graphql.ts';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';

/** Asks for confirmation before suspending a company. */
export function SuspendCompany({ company, onClose }: { company: SuspendCompany_company$key; onClose: () => unknown }) {
  const record = useFragment(
    graphql`
      fragment SuspendCompany_company on Company {
        id
        version
        name
      }
    `,
    company,
  );
  return (
    <ConfirmAction
      record={record}
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
}
