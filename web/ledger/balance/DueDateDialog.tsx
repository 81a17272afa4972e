import { Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { dueDateRules } from '../../../server/ledger/openItem/openItem.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { DueDateDialogMutation } from '../../core/relay/generated/DueDateDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import type { OpenRow } from './OpenRow.ts';
import { useRowName } from './useRowName.ts';

/** Changes the due date of an issued document. */
export function DueDateDialog({ document, onClose }: { document: OpenRow; onClose: () => unknown }) {
  const { documentId, dueOn, issuedOn } = document;
  const name = useRowName()(document);
  const [change, isSaving] = useSaving<DueDateDialogMutation>(graphql`
    mutation DueDateDialogMutation($input: ChangeDueDateInput!) {
      changeDueDate(input: $input) {
        ...saving_payload
        openItem {
          dueOn
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="dueDate"
      size="sm"
      rules={dueDateRules}
      version={0}
      values={{ documentId, dueOn }}
      save={input => change({ input })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {name} {document.number && <Ltr>{document.number}</Ltr>}
      </Text>
      <DateField name="dueOn" min={issuedOn} required />
    </FormDialog>
  );
}
