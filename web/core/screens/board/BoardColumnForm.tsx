import { TextField } from '../../fields/TextField.tsx';
import { useSaving } from '../../relay/saving.ts';
import { FormDialog } from '../FormDialog.tsx';
import type { BoardColumns, ColumnMutation, ShownColumn } from './BoardColumns.ts';

interface BoardColumnFormProps {
  board: BoardColumns;
  column?: ShownColumn;
  onClose: () => unknown;
}

/** Adds a column to a board or renames one. */
export function BoardColumnForm({ board: { entity, rules, operations, created, form }, column, onClose }: BoardColumnFormProps) {
  const [create, isCreating] = useSaving<ColumnMutation>(operations.create);
  const [update, isUpdating] = useSaving<ColumnMutation>(operations.update);
  return (
    <FormDialog
      entity={entity}
      size="sm"
      rules={rules}
      values={{ title: column?.title ?? '', ...form?.valuesOf(column?.id) }}
      version={column?.version}
      save={(input: object, version) =>
        column ? update({ input: { id: column.id, version, ...input } }) : create({ input: { ...created, ...input } })
      }
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="title" autoComplete="off" />
      {form?.fields}
    </FormDialog>
  );
}
