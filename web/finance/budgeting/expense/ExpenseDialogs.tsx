import { graphql } from 'react-relay';
import { issueExpenseRules, payExpenseRules, paymentMethods, voidExpenseRules } from '../../../../server/finance/expense/expense.rules.ts';
import { ChoiceField } from '../../../core/fields/ChoiceField.tsx';
import { DateField } from '../../../core/fields/DateField.tsx';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { TextAreaField } from '../../../core/fields/TextAreaField.tsx';
import { TextField } from '../../../core/fields/TextField.tsx';
import { useToday } from '../../../core/i18n/useToday.ts';
import type { ExpenseDialogsIssueMutation } from '../../../core/relay/generated/ExpenseDialogsIssueMutation.graphql.ts';
import type { ExpenseDialogsPayMutation } from '../../../core/relay/generated/ExpenseDialogsPayMutation.graphql.ts';
import type { ExpenseDialogsVoidMutation } from '../../../core/relay/generated/ExpenseDialogsVoidMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { BankAccountSelect } from '../../../ledger/bankAccount/BankAccountSelect.tsx';
import { HomeAmountField } from '../../../ledger/exchangeRate/HomeAmountField.tsx';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';

interface ExpenseDialogProps {
  expense: {
    readonly id: string;
    readonly version: number;
    readonly balance: string | null | undefined;
    readonly currency: string;
    readonly head: { readonly mode: string } | null | undefined;
  };
  onClose: () => Promise<void>;
}

/** Issues a draft; above a cap that asks for approval, with a reason. */
export function IssueExpense({ expense: { id, version }, onClose }: ExpenseDialogProps) {
  const [issue, isSaving] = useSaving<ExpenseDialogsIssueMutation>(graphql`
    mutation ExpenseDialogsIssueMutation($input: IssueExpenseInput!) {
      issueExpense(input: $input) {
        ...saving_payload
        expense {
          id
          status
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="expense"
      size="sm"
      title="expense.issue"
      submitLabel="expense.issue"
      rules={issueExpenseRules}
      values={{ overrideReason: '' }}
      version={version}
      save={(input, base) => issue({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <TextAreaField name="overrideReason" rows={3} />
    </FormDialog>
  );
}

/** Pays what is owed, or a part of it. */
export function PayExpense({ expense: { id, balance, currency, head }, onClose }: ExpenseDialogProps) {
  const today = useToday();
  const [pay, isSaving] = useSaving<ExpenseDialogsPayMutation>(graphql`
    mutation ExpenseDialogsPayMutation($input: PayExpenseInput!) {
      payExpense(input: $input) {
        ...saving_payload
        expense {
          id
          balance
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="expense"
      size="sm"
      title="expense.pay"
      submitLabel="expense.pay"
      rules={payExpenseRules}
      values={{ method: head?.mode ?? 'BANK', amount: balance ?? '', homeAmount: '', paidOn: today, bankAccountId: '', reference: '' }}
      save={input => pay({ input: { id, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <ChoiceField name="method" values={paymentMethods} texts="expenseMode" />
      <BankAccountSelect name="bankAccountId" />
      <MoneyField name="amount" currency={currency} />
      <HomeAmountField currency={currency} />
      <DateField name="paidOn" />
      <TextField name="reference" autoComplete="off" />
    </FormDialog>
  );
}

/** Takes an unpaid expense back with a counter entry. */
export function VoidExpense({ expense: { id, version }, onClose }: ExpenseDialogProps) {
  const today = useToday();
  const [reverse, isSaving] = useSaving<ExpenseDialogsVoidMutation>(graphql`
    mutation ExpenseDialogsVoidMutation($input: VoidExpenseInput!) {
      voidExpense(input: $input) {
        ...saving_payload
        expense {
          id
          status
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="expense"
      size="sm"
      title="expense.void"
      submitLabel="expense.void"
      rules={voidExpenseRules}
      values={{ voidedOn: today }}
      version={version}
      save={(input, base) => reverse({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <DateField name="voidedOn" />
    </FormDialog>
  );
}
