import type { ReactNode } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { MutationParameters, OperationType } from 'relay-runtime';
import type { z } from 'zod';
import type { FormOperations } from '../relay/FormOperations.ts';
import { useSaving } from '../relay/saving.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { GoneDialog } from './GoneDialog.tsx';
import { useFormSource } from './useFormSource.ts';
import { useQuery } from '../relay/useQuery.ts';

/** A new record, as returned to the field that opened its form. */
interface Made {
  id: string;
  name: string;
}

/** Props of an entity's form, from the screen that opens it. */
export interface RecordFormProps {
  /** The record to edit; undefined to create one. */
  id?: string;
  onClose: () => unknown;
  /** Called with the new record. A form with it belongs to a field, not to the page's address. */
  onMade?: (made: Made) => void;
}

interface RecordFormFrame<Record extends object> extends RecordFormProps, Pick<FormDialogProps<object, unknown>, 'size' | 'entity'> {
  /** Generated operations from `web/core/relay/operations`. */
  operations: FormOperations<Record>;
  rules: z.ZodObject<z.ZodRawShape>;
  /** Initial values of a new record, in addition to the API's defaults. */
  initial?: object;
  /** The fields. They look up label, hint, required mark and referenced records by their names. */
  children: ReactNode | ((record: Record | undefined) => ReactNode);
}

interface Reading extends OperationType {
  response: { record?: object | null };
}

interface Writing extends MutationParameters {
  response: { payload: { record: Made | null } };
}

/** Dialog that creates or edits a record: loads it, saves it, and resolves conflicts with changes by others. */
export function RecordForm<Record extends object>({
  id,
  onClose,
  onMade,
  operations,
  initial,
  children,
  ...dialog
}: RecordFormFrame<Record>) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, !onMade);
  const variables = { id: sourceId, isBlank };
  const record = useQuery<Reading>(operations.query, variables, { fetchPolicy: 'network-only' }).record as
    | (Record & { readonly version: number })
    | null
    | undefined;
  const environment = useRelayEnvironment();
  const [create, isCreating] = useSaving<Writing>(operations.create);
  const [update, isUpdating] = useSaving<Writing>(operations.update);
  if (sourceId && !record) return <GoneDialog entity={dialog.entity} onClose={onClose} />;
  const save = async (input: object, version: number | undefined) => {
    if (id) return update({ input: { id, version, ...input } });
    const outcome = await create({ input });
    const made = outcome.response?.payload.record;
    if (made) onMade?.(made);
    return outcome;
  };
  return (
    <FormDialog<object, object>
      {...dialog}
      record={record ?? initial}
      values={valuesOf(Object.keys(dialog.rules.shape), record ?? { ...operations.defaults, ...initial })}
      version={isCopy ? undefined : record?.version}
      save={save}
      reload={async () => void (await fetchQuery(environment, operations.query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      {typeof children === 'function' ? children(record ?? undefined) : children}
    </FormDialog>
  );
}

/** Returns a record's form values: references by id, null as an empty text. */
function valuesOf(names: string[], from: object): object {
  const values = from as Record<string, unknown>;
  const valueOf = (name: string) => {
    if (name in values) return values[name] ?? '';
    const reference = name.endsWith('Id') ? (values[name.slice(0, -2)] as { id: string } | null | undefined) : undefined;
    return reference?.id ?? '';
  };
  return Object.fromEntries(names.map(name => [name, valueOf(name)]));
}
