import { useRef } from 'react';
import { graphql } from 'react-relay';
import { manualEntryRules } from '../../../server/ledger/entry/manualEntry.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { EntryFormMutation } from '../../core/relay/generated/EntryFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { emptyEntryLine } from './entryLineDraft.ts';
import { EntryLinesField } from './EntryLinesField.tsx';

/** Posts a manual entry; `onClose` is called with its id. */
export function EntryForm({ onClose }: { onClose: (made?: string) => unknown }) {
  const made = useRef<string>(undefined);
  const today = useToday();
  const [post, isPosting] = useSaving<EntryFormMutation>(graphql`
    mutation EntryFormMutation($input: PostManualEntryInput!) {
      postManualEntry(input: $input) {
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
      size="xl"
      submitLabel="entry.post"
      rules={manualEntryRules}
      values={{ postedOn: today, description: '', lines: [emptyEntryLine(), emptyEntryLine()] }}
      save={async input => {
        const outcome = await post({ input });
        made.current = outcome.response?.postManualEntry.journalEntry?.id;
        return outcome;
      }}
      isSaving={isPosting}
      onClose={() => onClose(made.current)}
    >
      <FieldGrid>
        <DateField name="postedOn" />
        <TextField name="description" autoComplete="off" />
      </FieldGrid>
      <EntryLinesField />
    </FormDialog>
  );
}
