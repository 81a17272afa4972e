import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from './RecordItems.tsx';
import { RowActions } from './RowActions.tsx';
import { useAction } from './useAction.ts';

interface RecordActionsProps {
  record: { readonly id: string; readonly version: number; readonly status: 'ACTIVE' | 'INACTIVE' };
  name: string;
  /** Message id prefix: `customer`. */
  entity: string;
  /** The `updateX` mutation, which deactivates or reactivates the record. */
  update: GraphQLTaggedNode;
  /** Further actions: `PopoverItem`s. */
  children?: ReactNode;
}

/** Menu of a record with a status: edit, deactivate, duplicate, delete. */
export function RecordActions({ record: { id, version, status }, name, entity, update, children }: RecordActionsProps) {
  const [save, isBusy] = useAction<MutationParameters>(entity, update);
  return (
    <RowActions name={name}>
      <EditItem id={id} />
      <ActivationItem status={status} isBusy={isBusy} change={next => save({ input: { id, version, status: next } })} />
      <DuplicateItem id={id} />
      {children}
      <DeleteItem id={id} />
    </RowActions>
  );
}
