import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSaving } from '../../relay/saving.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DeleteDialog } from '../DeleteDialog.tsx';
import type { BoardColumns, ColumnMutation, ShownColumn } from './BoardColumns.ts';

interface BoardColumnDeletionProps {
  board: BoardColumns;
  column: ShownColumn;
  columns: readonly ShownColumn[];
  onClose: () => unknown;
}

/** Deletes a column of a board and moves its cards to the chosen one. */
export function BoardColumnDeletion({
  board: { entity, nameOf, operations, isTarget = () => true },
  column,
  columns,
  onClose,
}: BoardColumnDeletionProps) {
  const intl = useIntl();
  const [targetId, setTarget] = useState('');
  const [remove, isRemoving] = useSaving<ColumnMutation>(operations.remove);
  const targets = columns.filter(other => other.id !== column.id && isTarget(other));
  return (
    <DeleteDialog
      entity={entity}
      name={nameOf(column)}
      remove={() => remove({ input: { id: column.id, targetId: targetId || null } })}
      isRemoving={isRemoving}
      onClose={onClose}
    >
      <Stack gap="1.5">
        <Text as="span" fontSize="sm" fontWeight="medium">
          <FormattedMessage id={`${entity}.target`} />
        </Text>
        <Choice
          aria-label={intl.formatMessage({ id: `${entity}.target` })}
          value={targetId}
          placeholder={intl.formatMessage({ id: 'field.choose' })}
          options={targets.map(target => ({ value: target.id, label: nameOf(target) }))}
          onChange={event => setTarget(event.target.value)}
        />
      </Stack>
    </DeleteDialog>
  );
}
