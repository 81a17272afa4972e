import { useRef } from 'react';
import { graphql } from 'react-relay';
import { tillCustomerRules } from '../../../../server/inventory/till/tillCustomer.rules.ts';
import { PhoneField } from '../../../core/fields/PhoneField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import type { TillCustomerFormMutation } from '../../../core/relay/generated/TillCustomerFormMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';

interface TillCustomerFormProps {
  /** The name or phone number that was searched for. */
  name: string;
  onMade: (customer: { id: string; name: string }) => void;
  onClose: () => unknown;
}

/** Takes on a customer by name or phone number. */
export function TillCustomerForm({ name, onMade, onClose }: TillCustomerFormProps) {
  const made = useRef<{ id: string; name: string }>(undefined);
  const [save, isSaving] = useSaving<TillCustomerFormMutation>(graphql`
    mutation TillCustomerFormMutation($input: AddTillCustomerInput!) {
      addTillCustomer(input: $input) {
        ...saving_payload
        customer {
          id
          name
        }
      }
    }
  `);
  const isPhone = /^[\d\s()+-]+$/.test(name) && name !== '';
  return (
    <FormDialog
      entity="tillCustomer"
      size="sm"
      rules={tillCustomerRules}
      values={isPhone ? { name: '', phone: name } : { name, phone: '' }}
      save={async input => {
        const outcome = await save({ input });
        made.current = outcome.response?.addTillCustomer.customer ?? undefined;
        return outcome;
      }}
      isSaving={isSaving}
      onClose={() => {
        if (made.current) onMade(made.current);
        onClose();
      }}
    >
      <TextField name="name" autoComplete="off" required={false} />
      <PhoneField name="phone" required={false} />
    </FormDialog>
  );
}
