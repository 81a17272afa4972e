import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { writeOffRules } from '../../../server/ledger/writeOff/writeOff.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { WriteOffDialogMutation } from '../../core/relay/generated/WriteOffDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface WriteOffDialogProps {
  invoice: { readonly id: string; readonly balance: string; readonly currency: string };
  onClose: () => unknown;
}

/** Writes off what is owed on an invoice, all of it unless another amount is typed. */
export function WriteOffDialog({ invoice: { id, balance, currency }, onClose }: WriteOffDialogProps) {
  const once = useOnce();
  const today = useToday();
  const [writeOff, isSaving] = useSaving<WriteOffDialogMutation>(graphql`
    mutation WriteOffDialogMutation($input: WriteOffReceivableInput!) {
      writeOffReceivable(input: $input) {
        ...saving_payload
        writeOff {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="writeOff"
      size="sm"
      title="writeOff.title"
      submitLabel="writeOff.submit"
      rules={writeOffRules}
      values={{ documentId: id, amount: balance, writtenOffOn: today, reason: '' }}
      save={input => writeOff({ input: once(input) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage id="writeOff.text" />
      </Text>
      <MoneyField name="amount" currency={currency} required />
      <DateField name="writtenOffOn" max={today} required />
      <TextField name="reason" autoComplete="off" required />
    </FormDialog>
  );
}
