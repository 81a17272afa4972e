import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../../relay/saving.ts';
import { fixed } from '../../ui/fixed.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Part } from '../../ui/Part.tsx';
import { toast } from '../../ui/toasts.ts';
import { columnTitle, type Column } from '../Column.ts';
import type { Bulk, BulkField } from './Bulk.ts';
import { rowName } from './rowName.ts';
import { patchedRow, rowInput, rowValue } from './rowValue.ts';
import { writeInTurn } from './writeInTurn.ts';

const CellEditor = lazyPart(async () => (await import('./CellEditor.tsx')).CellEditor);
const CellConflict = lazyPart(async () => (await import('./CellConflict.tsx')).CellConflict);

const Value = fixed('span', {
  display: 'block',
  position: 'relative',
  cursor: 'pointer',
  minHeight: '5',
  '&[data-pending]': { opacity: 0.6 },
});

/** What a list's cells need to be edited in place. */
export interface CellEdits {
  /** Message id prefix of the entity. */
  entity: string;
  /** The `updateX` mutation. */
  update: GraphQLTaggedNode;
  fields: readonly BulkField[];
}

/** Returns what a list's cells need, if its fields can be edited in place. */
export const cellEdits = (entity: string, bulk: Bulk | undefined): CellEdits | undefined =>
  bulk?.edit && bulk.fields ? { entity, update: bulk.edit, fields: bulk.fields } : undefined;

/** Loads the fields of a list, once one of its cells may be opened: keys that are typed into a cell must not be lost. */
function preloadFields({ fields }: CellEdits): void {
  CellEditor.preload();
  for (const { field } of fields) (field.type as { preload?: () => void }).preload?.();
}

/** A list's row, as far as it can be edited. */
type EditableRow = { readonly id: string; readonly version?: number };

interface Writing extends MutationParameters {
  variables: { input: Record<string, unknown> };
}

/** Returns the field that a column shows: `owner` is edited as `ownerId`. */
export const editedField = (edits: CellEdits | undefined, { id }: { id: string }): BulkField | undefined =>
  edits?.fields.find(({ name }) => name === id || name === `${id}Id`);

interface EditableCellProps<Row> {
  row: Row;
  index: number;
  column: Column<Row>;
  field: BulkField;
  edits: CellEdits;
}

/**
 * A cell whose value is changed in place: a click or Enter opens the field, a choice or Enter saves, Escape leaves it. The new value is shown
 * while it is saved; if someone else changed the field meanwhile, the user decides.
 */
export function EditableCell<Row extends EditableRow>({ row, index, column, field, edits }: EditableCellProps<Row>) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [pending, setPending] = useState<{ value: unknown }>();
  const [contested, setContested] = useState<{ value: unknown; by?: string }>();
  const [save] = useSaving<Writing>(edits.update);
  const label = columnTitle(intl, column);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const write = async (value: unknown) => {
    setContested(undefined);
    setPending({ value });
    const { issues } = await writeInTurn(row, version => save({ input: { id: row.id, version, ...rowInput(field.name, value) } }));
    setPending(undefined);
    const stale = issues.find(({ code }) => code === 'conflict');
    if (stale) setContested({ value, by: stale.params?.by as string | undefined });
    else if (issues.length > 0) toast(intl.formatMessage({ id: 'toast.updateFailed' }, { entity: label }), 'red', issues[0].text);
  };
  const shown: ReactNode = column.cell(pending ? patchedRow(row, field.name, pending.value) : row);
  return (
    <>
      {isEditing ? (
        <Part>
          <CellEditor
            entity={edits.entity}
            field={field}
            row={row}
            onSave={value => {
              close();
              if (!isSame(value, rowValue(row, field.name))) void write(value);
            }}
            onClose={close}
          />
        </Part>
      ) : (
        <Value
          data-pending={pending ? true : undefined}
          onPointerEnter={() => preloadFields(edits)}
          onFocus={() => preloadFields(edits)}
          onClick={event => {
            if (!(event.target as HTMLElement).closest('a, button')) setEditing(true);
          }}
        >
          {shown}
          <button
            ref={button}
            type="button"
            data-edit
            aria-label={intl.formatMessage({ id: 'list.editCell' }, { field: label, name: rowName(row, index) })}
            onClick={() => setEditing(true)}
          />
        </Value>
      )}
      {contested && (
        <Part>
          <CellConflict
            entity={edits.entity}
            field={field.name}
            by={contested.by}
            theirs={rowValue(row, field.name)}
            mine={contested.value}
            onSettle={takeTheirs => (takeTheirs ? setContested(undefined) : void write(contested.value))}
            onClose={() => setContested(undefined)}
          />
        </Part>
      )}
    </>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
