import { useRef } from 'react';
import { graphql } from 'react-relay';
import { reversalRules } from '../../../server/ledger/entry/manualEntry.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import type { ReversalFormMutation } from '../../core/relay/generated/ReversalFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { useToday } from '../../core/i18n/useToday.ts';

interface ReversalFormProps {
  entry: { readonly id: string; readonly description: string | null | undefined };
  onClose: () => Promise<void>;
}

/** Reverses a manual entry on a day and opens the reversal. */
export function ReversalForm({ entry: { id, description }, onClose }: ReversalFormProps) {
  const openRecord = useOpenRecord();
  const made = useRef<string>(undefined);
  const today = useToday();
  const [reverse, isReversing] = useSaving<ReversalFormMutation>(graphql`
    mutation ReversalFormMutation($input: ReverseJournalEntryInput!) {
      reverseJournalEntry(input: $input) {
        ...saving_payload
        journalEntry {
          id
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="entry"
      size="sm"
      title="entry.reverse"
      submitLabel="entry.reverse"
      rules={reversalRules}
      values={{ postedOn: today, description: description ?? '' }}
      save={async input => {
        const outcome = await reverse({ input: { id, ...input } });
        made.current = outcome.response?.reverseJournalEntry.journalEntry?.id;
        return outcome;
      }}
      isSaving={isReversing}
      onClose={() => (made.current ? openRecord(made.current) : onClose())}
    >
      <DateField name="postedOn" />
      <TextField name="description" autoComplete="off" />
    </FormDialog>
  );
}
