import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { ZodType } from 'zod';

/** What the fields of a form are about. */
export interface FormRecord {
  /** Stem of its message ids: `contact` for `contact.phone`. */
  entity: string;
  /** Its rules; a rule that refuses an empty text makes its field required. */
  rules: unknown;
  /** The record that the form started from, which knows the names of what it refers to. */
  record?: object | null;
}

const FormRecordContext = createContext<FormRecord | undefined>(undefined);
export const FormRecordProvider = FormRecordContext.Provider;

/**
 * What a field is called and whether it is required, where the form does not say: `contact.phone`, else the shared `field.phone`, and
 * `contact.phoneHint` where there is one. A reference is named without its `Id`.
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

/** The record that a reference of the form starts with: `customer` for `customerId`. */
export function useReferenced(name: string): { readonly id: string; readonly name: string } | undefined {
  const record = useContext(FormRecordContext)?.record as Record<string, { readonly id: string; readonly name: string } | null> | undefined;
  return (name.endsWith('Id') && record?.[name.slice(0, -2)]) || undefined;
}

const isRequired = (rules: unknown, name: string): boolean => {
  const rule = (rules as { shape?: Record<string, ZodType> } | undefined)?.shape?.[name];
  return !!rule && !rule.safeParse('').success && !rule.safeParse(null).success;
};
