import { graphql } from 'react-relay';
import { assignDepositRules } from '../../../server/ledger/deposit/deposit.rules.ts';
import type { AssignDepositDialogMutation } from '../../core/relay/generated/AssignDepositDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { CustomerPartySelect } from '../party/CustomerPartySelect.tsx';

/** Assigns a deposit received under a name to the customer who paid it. */
export function AssignDepositDialog({ id, onClose }: { id: string; onClose: () => unknown }) {
  const [assign, isSaving] = useSaving<AssignDepositDialogMutation>(graphql`
    mutation AssignDepositDialogMutation($input: AssignDepositInput!) {
      assignDeposit(input: $input) {
        ...saving_payload
        deposit {
          id
          customerId
          client
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="depositClient"
      size="sm"
      version={0}
      rules={assignDepositRules}
      values={{ depositId: id, customerId: '' }}
      save={input => assign({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <CustomerPartySelect name="customerId" />
    </FormDialog>
  );
}
