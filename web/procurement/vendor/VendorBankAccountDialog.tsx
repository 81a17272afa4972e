import { graphql } from 'react-relay';
import { vendorBankAccountRules } from '../../../server/procurement/vendor/bankAccount/vendorBankAccount.rules.ts';
import { TextField } from '../../core/fields/TextField.tsx';
import type { VendorBankAccountDialogMutation } from '../../core/relay/generated/VendorBankAccountDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface VendorBankAccountDialogProps {
  vendor: { readonly id: string; readonly version: number };
  account: { readonly iban: string; readonly bic: string | null | undefined } | undefined;
  onClose: () => unknown;
}

/** Sets the bank account that a vendor is paid to. */
export function VendorBankAccountDialog({ vendor: { id, version }, account, onClose }: VendorBankAccountDialogProps) {
  const [save, isSaving] = useSaving<VendorBankAccountDialogMutation>(graphql`
    mutation VendorBankAccountDialogMutation($input: SetVendorBankAccountInput!) {
      setVendorBankAccount(input: $input) {
        ...saving_payload
        vendor {
          ...VendorBankAccounts_vendor
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="vendorBankAccount"
      size="sm"
      title="vendorBankAccount.edit"
      submitLabel="action.save"
      rules={vendorBankAccountRules}
      values={{ iban: account?.iban ?? '', bic: account?.bic ?? '' }}
      version={version}
      save={(input, base) => save({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <TextField name="iban" dir="ltr" autoComplete="off" spellCheck={false} />
      <TextField name="bic" dir="ltr" autoComplete="off" spellCheck={false} />
    </FormDialog>
  );
}
