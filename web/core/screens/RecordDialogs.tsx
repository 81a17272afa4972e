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
  /** Message id stem: `customer.one` names it in toasts. */
  entity: string;
  /** Those of the list: what is not among them cannot be asked about. */
  rows: readonly Row[];
  /** The form of one record; of a new one without an id. */
  form: (id: string | undefined, onClose: () => Promise<void>) => ReactNode;
  /** The mutation that deletes it: takes a DeleteInput, spreads `saving_payload`. */
  removal: GraphQLTaggedNode;
  /** What a record is called, where neither name, title nor number tells. */
  nameOf?: (row: Row) => string;
  /** Message id of what deleting means here, when it means more than usual. */
  deleteText?: string;
  /** Deleted for good. */
  isFinal?: boolean;
  /** Other dialogs about a record by the word that the address opens them with: `assign` for `?dialog=assign:<id>`. */
  others?: Record<string, (row: Row, onClose: () => Promise<void>) => ReactNode>;
  /** Reads what is shown anew, once a dialog has closed. */
  onChanged?: () => unknown;
}

/** The dialogs of a list, as the address names them: `new`, a record's id, `delete:` with one. */
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
  if (word !== 'delete') return others[word]?.(row, leave) ?? null;
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
