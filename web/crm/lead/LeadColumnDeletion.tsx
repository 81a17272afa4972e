import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { LeadColumnDeletionMutation } from '../../core/relay/generated/LeadColumnDeletionMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { Choice } from '../../core/ui/Choice.tsx';
import type { NamedColumn } from './LeadColumnDialogs.tsx';
import { useColumnName } from './useColumnName.ts';

interface LeadColumnDeletionProps {
  column: NamedColumn;
  columns: readonly NamedColumn[];
  onClose: () => unknown;
}

/** Deletes a column of the board and moves its leads to the chosen one. */
export function LeadColumnDeletion({ column, columns, onClose }: LeadColumnDeletionProps) {
  const intl = useIntl();
  const nameOf = useColumnName();
  const [targetId, setTarget] = useState('');
  const [remove, isRemoving] = useSaving<LeadColumnDeletionMutation>(graphql`
    mutation LeadColumnDeletionMutation($input: DeleteLeadColumnInput!) {
      deleteLeadColumn(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  const targets = columns.filter(({ id, kind }) => id !== column.id && kind !== 'CANCELLED');
  return (
    <DeleteDialog
      entity="leadColumn"
      name={nameOf(column)}
      remove={() => remove({ input: { id: column.id, targetId: targetId || null } })}
      isRemoving={isRemoving}
      onClose={onClose}
    >
      <Stack gap="1.5">
        <Text as="span" fontSize="sm" fontWeight="medium">
          <FormattedMessage id="leadColumn.target" />
        </Text>
        <Choice
          aria-label={intl.formatMessage({ id: 'leadColumn.target' })}
          value={targetId}
          placeholder={intl.formatMessage({ id: 'field.choose' })}
          options={targets.map(target => ({ value: target.id, label: nameOf(target) }))}
          onChange={event => setTarget(event.target.value)}
        />
      </Stack>
    </DeleteDialog>
  );
}
