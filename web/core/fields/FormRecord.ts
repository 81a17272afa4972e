import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { ZodType } from 'zod';
import { customKeyOf } from '../../../server/core/customField/customKey.rules.ts';

/** The entity and record that a form edits. */
export interface FormRecord {
  /** Prefix of the entity's message ids: `contact` for `contact.phone`. */
  entity: string;
  /** Validation rules; a rule that rejects an empty text makes its field required. */
  rules: unknown;
  /** The initial record, with the names of the records it refers to. */
  record?: object | null;
}

const FormRecordContext = createContext<FormRecord | undefined>(undefined);
export const FormRecordProvider = FormRecordContext.Provider;

/**
 * Returns the default label, hint and required flag of a field: `contact.phone`, otherwise the shared `field.phone`, and
 * `contact.phoneHint` if it exists. References are looked up without their `Id` suffix.
 */
export function useFieldTexts(name: string) {
  const form = useContext(FormRecordContext);
  const { messages, formatMessage } = useIntl();
  const stem = name.replace(/Id$/, '');
  const text = (...ids: string[]) => {
    const id = form && ids.find(each => each in messages);
    return id ? formatMessage({ id }) : undefined;
  };
  return {
    label: text(`${form?.entity}.${name}`, `${form?.entity}.${stem}`, `field.${stem}`),
    hint: text(`${form?.entity}.${name}Hint`, `${form?.entity}.${stem}Hint`),
    required: isRequired(form?.rules, name),
  };
}

/** The value that a record has in a field which the company has added. */
export interface CustomValue {
  readonly key: string;
  readonly value: string;
  readonly text: string | null | undefined;
}

/** Returns the value of a custom field in a record; undefined without one, or if the name is another field's. */
export function customValueIn(record: object | null | undefined, name: string): CustomValue | undefined {
  const key = customKeyOf(name);
  return key === undefined
    ? undefined
    : (record as { customFields?: readonly CustomValue[] } | null)?.customFields?.find(each => each.key === key);
}

/** Returns the value that the form's record has in a custom field. */
export const useCustomValue = (name: string): CustomValue | undefined => customValueIn(useContext(FormRecordContext)?.record, name);

/** Returns the record that a reference initially points to: `customer` for `customerId`. */
export function useReferenced(name: string): { readonly id: string; readonly name: string } | undefined {
  return referenceIn(useContext(FormRecordContext)?.record, name);
}

/** Returns the record that a record's reference points to; a company user is identified by `userId`. */
export function referenceIn(record: object | null | undefined, name: string): { readonly id: string; readonly name: string } | undefined {
  const custom = customValueIn(record, name);
  if (custom) return { id: custom.value, name: custom.text ?? '…' };
  const values = record as Record<string, { id?: string; userId?: string; name: string } | null | undefined> | null | undefined;
  const found = name.endsWith('Id') ? values?.[name.slice(0, -2)] : undefined;
  return found ? { ...found, id: (found.id ?? found.userId)! } : undefined;
}

const isRequired = (rules: unknown, name: string): boolean => {
  const rule = (rules as { shape?: Record<string, ZodType> } | undefined)?.shape?.[name];
  return !!rule && !rule.safeParse('').success && !rule.safeParse(null).success;
};
