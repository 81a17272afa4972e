import { graphql } from 'react-relay';
import { payOutRules } from '../../../server/ecommerce/seller/ecommerceSeller.rules.ts';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { PayOutDialogMutation } from '../../core/relay/generated/PayOutDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface PayOutDialogProps {
  seller: { readonly id: string; readonly owed: string };
  onClose: () => unknown;
}

/** Pays out what is owed to a seller, or some of it. */
export function PayOutDialog({ seller: { id, owed }, onClose }: PayOutDialogProps) {
  const [save, isSaving] = useSaving<PayOutDialogMutation>(graphql`
    mutation PayOutDialogMutation($input: PayOutSellerInput!) {
      payOutSeller(input: $input) {
        ...saving_payload
        ecommerceSeller {
          ...SellerPayouts_seller
          owed
          paidOut
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="ecommercePayout"
      rules={payOutRules}
      isSaving={isSaving}
      submitLabel="ecommercePayout.new"
      values={{ sellerId: id, amount: owed, note: '' }}
      save={input => save({ input })}
      onClose={onClose}
    >
      <MoneyField name="amount" />
      <TextField name="note" autoComplete="off" />
    </FormDialog>
  );
}
