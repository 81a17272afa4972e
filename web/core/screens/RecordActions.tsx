import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { ActivationItem, DeleteItem, DuplicateItem, EditItem } from './RecordItems.tsx';
import { RowActions } from './RowActions.tsx';
import { useAction } from './useAction.ts';

interface RecordActionsProps {
  record: { readonly id: string; readonly version: number; readonly status: 'ACTIVE' | 'INACTIVE' };
  /** What the record is called. */
  name: string;
  /** Prefix of its messages: `customer`. */
  entity: string;
  /** `updateX`, which puts it out of use and in use again. */
  update: GraphQLTaggedNode;
  /** What else can be done with it: `PopoverItem`s. */
  children?: ReactNode;
}

/** What can be done with a record that is in use or not: edit, deactivate, duplicate, delete. */
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
