import { useRef, type ReactNode } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { MutationParameters, OperationType } from 'relay-runtime';
import type { z } from 'zod';
import type { CustomizedTypeName } from '../../../server/core/customField/customField.rules.ts';
import type { CustomField } from '../customFields/customColumns.tsx';
import { CustomFieldInputs } from '../customFields/CustomFieldInputs.tsx';
import { useCustomFields } from '../customFields/useCustomFields.ts';
import type { CustomValue } from '../fields/FormRecord.ts';
import { useOpenRecord } from '../record/useOpenRecord.ts';
import type { FormOperations } from '../relay/FormOperations.ts';
import { useSaving, type Outcome } from '../relay/saving.ts';
import { useQuery } from '../relay/useQuery.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { formValues } from './formValues.ts';
import { GoneDialog } from './GoneDialog.tsx';
import { useFormSource } from './useFormSource.ts';

/** A new record, as returned to the field that opened its form. */
interface Made {
  id: string;
  name: string;
}

/** Props of an entity's form, from the screen that opens it. */
export interface RecordFormProps<Record = unknown> {
  /** The record to edit; undefined to create one. */
  id?: string;
  onClose: () => unknown;
  /** Called with the new record. A form with it belongs to a field, not to the page's address. */
  onMade?: (made: Made & Record) => void;
}

type Rules<Output> = z.ZodObject<z.ZodRawShape> & z.ZodType<Output>;

interface RecordFormFrame<Record extends object, Output>
  extends RecordFormProps<Record>, Pick<FormDialogProps<object, unknown>, 'size' | 'entity'> {
  /** Generated operations from `web/core/relay/operations`, or an entity's own. */
  operations: FormOperations<Record>;
  /** Rules that depend on the record are a function of it. */
  rules: Rules<Output> | ((record: Record | undefined) => Rules<Output>);
  /** Initial values of a new record, in addition to the API's defaults. */
  initial?: object;
  /** Values of a copy that differ from its source. */
  copied?: object;
  /** Values that differ from the record's own fields; undefined for a new record. */
  values?: (record: Record | undefined) => object;
  /** Input of the API, where it differs from the values. */
  input?: (values: Output) => object;
  /** Files that a new record comes with, by the name of the input's list. */
  files?: { readonly [field: string]: readonly File[] };
  /** Sends the input, and once more with what the user confirmed after a refusal. */
  sendAsked?: <Response>(send: (confirmed: object) => Promise<Outcome<Response>>) => Promise<Outcome<Response>>;
  /** Replaces the form of a record that cannot be edited. */
  instead?: (record: Record) => ReactNode;
  /** What its records are called among custom fields, if companies can add some: their fields end the form. */
  customized?: CustomizedTypeName;
  /** Whether the form belongs to the page's address, where `?from=` names a record to copy. */
  isAddressed?: boolean;
  /** Whether a new record opens on its screen once it is saved. */
  opensNew?: boolean;
  /** The fields. They look up label, hint, required mark and referenced records by their names. */
  children: ReactNode | ((record: Record | undefined, isCopy: boolean) => ReactNode);
}

interface Reading extends OperationType {
  response: { record?: object | null };
}

interface Writing<Record> extends MutationParameters {
  response: { payload: { record: (Made & Record) | null } };
}

const same = (values: object) => values;

/** Form values of custom fields by key; the API has them as a list of keys and values. */
const customValues = (fields: readonly CustomField[], values: readonly CustomValue[] = []) => ({
  customFields: Object.fromEntries(fields.map(({ key }) => [key, values.find(each => each.key === key)?.value ?? ''])),
});
const customInput = (output: object) => {
  const { customFields = {} } = output as { customFields?: Record<string, string | null> };
  return { customFields: Object.entries(customFields).map(([key, value]) => ({ key, value })) };
};

/** Dialog that creates or edits a record: loads it, saves it, and resolves conflicts with changes by others. */
export function RecordForm<Record extends object, Output extends object>({
  id,
  onClose,
  onMade,
  operations,
  initial,
  copied,
  values,
  rules: rulesOf,
  input = same,
  files = {},
  sendAsked = send => send({}),
  instead,
  isAddressed = !onMade,
  opensNew = false,
  customized,
  children,
  ...dialog
}: RecordFormFrame<Record, Output>) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, isAddressed);
  const variables = { id: sourceId, isBlank };
  const record = useQuery<Reading>(operations.query, variables, { fetchPolicy: 'network-only' }).record as
    | (Record & { readonly version: number })
    | null
    | undefined;
  const environment = useRelayEnvironment();
  const openRecord = useOpenRecord();
  const customFields = useCustomFields(customized);
  const made = useRef<Made>(undefined);
  const [create, isCreating] = useSaving<Writing<Record>>(operations.create);
  const [update, isUpdating] = useSaving<Writing<Record>>(operations.update);
  if (sourceId && !record) return <GoneDialog entity={dialog.entity} onClose={onClose} />;
  const replacement = record && instead?.(record);
  if (replacement) return replacement;
  const rules = typeof rulesOf === 'function' ? rulesOf(record ?? undefined) : rulesOf;
  const save = async (output: Output, version: number | undefined) => {
    const sent = { ...input(output), ...(customized && customInput(output)) };
    if (id) return sendAsked(confirmed => update({ input: { id, version, ...sent, ...confirmed } }));
    const parts = Object.entries(files).flatMap(([field, list]) => list.map((file, index) => [`input.${field}.${index}`, file] as const));
    const outcome = await sendAsked(confirmed =>
      create({ input: { ...sent, ...files, ...confirmed } }, parts.length > 0 ? Object.fromEntries(parts) : undefined),
    );
    const saved = outcome.response?.payload.record;
    if (saved) onMade?.(saved);
    made.current = saved ?? undefined;
    return outcome;
  };
  const from = record ?? { ...operations.defaults, ...initial };
  const custom = record ? (record as { customFields?: readonly CustomValue[] }).customFields : undefined;
  return (
    <FormDialog<object, Output>
      {...dialog}
      rules={rules}
      record={record ?? initial}
      values={{
        ...formValues(rules, from, isCopy),
        ...(customized && customValues(customFields, custom)),
        ...values?.(record ?? undefined),
        ...(isCopy && copied),
      }}
      version={isCopy ? undefined : record?.version}
      save={save}
      reload={async () => void (await fetchQuery(environment, operations.query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={() => (opensNew && made.current ? openRecord(made.current.id) : onClose())}
    >
      {typeof children === 'function' ? children(record ?? undefined, isCopy) : children}
      {customFields.length > 0 && <CustomFieldInputs fields={customFields} />}
    </FormDialog>
  );
}
