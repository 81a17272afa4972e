import { useState } from 'react';
import { graphql } from 'react-relay';
import { transferRules } from '../../../server/ledger/bankAccount/bankAccount.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { TransferFormMutation } from '../../core/relay/generated/TransferFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useOnce } from '../../core/relay/useOnce.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { BankAccountSelect } from './BankAccountSelect.tsx';

export interface TransferFormProps {
  /** The account that the money leaves, if it is known. */
  from?: { readonly id: string; readonly name: string; readonly currency: string };
  onClose: () => unknown;
}

/** Moves money between two bank or cash accounts; between two currencies it asks what arrived. */
export function TransferForm({ from, onClose }: TransferFormProps) {
  const once = useOnce();
  const today = useToday();
  const [left, setLeft] = useState(from?.currency);
  const [arrived, setArrived] = useState<string>();
  const isExchange = left !== undefined && arrived !== undefined && left !== arrived;
  const [transfer, isSaving] = useSaving<TransferFormMutation>(graphql`
    mutation TransferFormMutation($input: TransferMoneyInput!) {
      transferMoney(input: $input) {
        ...saving_payload
        journalEntry {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="moneyTransfer"
      submitLabel="moneyTransfer.new"
      rules={transferRules}
      values={{ fromId: from?.id ?? '', toId: '', amount: '', receivedAmount: '', movedOn: today, description: '' }}
      save={input => transfer({ input: once({ ...input, receivedAmount: isExchange ? input.receivedAmount : null }) })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FieldGrid>
        <BankAccountSelect name="fromId" selected={from} onPick={account => setLeft(account?.currency)} />
        <BankAccountSelect name="toId" onPick={account => setArrived(account?.currency)} />
        <MoneyField name="amount" currency={left} />
        {isExchange && <MoneyField name="receivedAmount" currency={arrived} required />}
        <DateField name="movedOn" max={today} />
        <TextField name="description" autoComplete="off" />
      </FieldGrid>
    </FormDialog>
  );
}
