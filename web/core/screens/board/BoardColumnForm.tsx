import type { ReactNode } from 'react';
import type { z } from 'zod';
import { TextField } from '../../fields/TextField.tsx';
import { useSaving } from '../../relay/saving.ts';
import { FormDialog } from '../FormDialog.tsx';
import type { ColumnFormProps, ColumnMutation } from './BoardColumns.ts';

interface BoardColumnFormProps extends ColumnFormProps {
  rules: z.ZodObject<z.ZodRawShape>;
  /** Fields besides the title. */
  children?: ReactNode;
}

/** Adds a column to a board or renames one. */
export function BoardColumnForm({
  board: { entity, operations, created, valuesOf },
  rules,
  column,
  onClose,
  children,
}: BoardColumnFormProps) {
  const [create, isCreating] = useSaving<ColumnMutation>(operations.create);
  const [update, isUpdating] = useSaving<ColumnMutation>(operations.update);
  return (
    <FormDialog
      entity={entity}
      size="sm"
      rules={rules}
      values={{ title: column?.title ?? '', ...valuesOf?.(column?.id) }}
      version={column?.version}
      save={(input: object, version) =>
        column ? update({ input: { id: column.id, version, ...input } }) : create({ input: { ...created, ...input } })
      }
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <TextField name="title" autoComplete="off" />
      {children}
    </FormDialog>
  );
}
