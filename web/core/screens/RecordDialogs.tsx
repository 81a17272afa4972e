import { type ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../relay/saving.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { rowName } from './list/rowName.ts';
import { useAddressedDialog } from './useAddress.ts';
import { Part } from '../ui/Part.tsx';

/** A mutation that deletes records. */
interface Deleting extends MutationParameters {
  variables: { input: { ids: string[] } };
}

interface RecordDialogsProps<Row> {
  /** Message id prefix: `customer.one` is the name in toasts. */
  entity: string;
  /** Rows of the list; only these can have a dialog. */
  rows: readonly Row[];
  /** Renders the form of a record; with undefined, of a new one. */
  form: (id: string | undefined, onClose: () => Promise<void>) => ReactNode;
  /** The delete mutation: takes a DeleteInput, spreads `saving_payload`. */
  removal: GraphQLTaggedNode;
  /** Returns the name of a record without name, title or number. */
  nameOf?: (row: Row) => string;
  /** Message id of the explanation, if deleting has unusual consequences. */
  deleteText?: string;
  /** Whether deletion cannot be undone. */
  isFinal?: boolean;
  /** Further dialogs of a record by their name in the address: `assign` for `?dialog=assign:<id>`. */
  others?: Record<string, (row: Row, onClose: () => Promise<void>) => ReactNode>;
  /** Refetches the data shown, once a dialog has closed. */
  onChanged?: () => unknown;
}

/** The dialogs of a list, opened by the address: `new`, a record's id, or `delete:` followed by an id. */
export function RecordDialogs<Row extends { readonly id: string }>({
  entity,
  rows,
  form,
  removal,
  nameOf = row => rowName(row, 0),
  deleteText,
  isFinal = false,
  others = {},
  onChanged,
}: RecordDialogsProps<Row>) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<Deleting>(removal);
  if (!dialog) return null;
  const leave = async () => {
    await close();
    await onChanged?.();
  };
  const [word, id] = dialog.split(':');
  if (id === undefined) return <Part key={dialog}>{form(dialog === 'new' ? undefined : dialog, leave)}</Part>;
  const row = rows.find(candidate => candidate.id === id);
  if (!row) return null;
  if (word !== 'delete') return <Part key={dialog}>{others[word]?.(row, leave)}</Part>;
  return (
    <DeleteDialog
      entity={entity}
      name={nameOf(row)}
      text={deleteText}
      ids={isFinal ? undefined : [id]}
      remove={() => remove({ input: { ids: [id] } })}
      isRemoving={isRemoving}
      onClose={close}
      onDeleted={leave}
    />
  );
}
