import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { namesIn, nameRecords } from './pickedNames.ts';
import { secretFieldsOf } from './secretFields.ts';

/** Content of a form when its session ended. */
export interface FormDraft<Values> {
  values: Values;
  /** Names of the records that its fields refer to, by id. */
  names: [id: string, name: string][];
}

/** Returns the content of a form without its passwords and codes. */
export function formDraft<Values extends FieldValues, Output>({
  control,
  getValues,
}: UseFormReturn<Values, unknown, Output>): FormDraft<Values> {
  const values = structuredClone(getValues()) as Record<string, unknown>;
  for (const name of secretFieldsOf(control)) leaveOut(values, name.split('.'));
  return { values: values as Values, names: namesIn(JSON.stringify(values)) };
}

function leaveOut(values: Record<string, unknown>, [key, ...rest]: string[]) {
  const inner = values[key];
  if (rest.length === 0) delete values[key];
  else if (inner && typeof inner === 'object') leaveOut(inner as Record<string, unknown>, rest);
}

/** Restores a draft into a form; `from` replaces the form's current default values. */
export function retype<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { values, names }: FormDraft<Values>,
  from?: Values,
): void {
  nameRecords(names);
  const start = from ?? form.getValues();
  form.reset(start);
  form.reset({ ...start, ...values }, { keepDefaultValues: true });
}
