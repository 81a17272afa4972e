import { useAddress } from './useAddress.ts';

/** What a form starts from: the record to edit, the one to duplicate (`?dialog=new&from=<id>`), or nothing. */
export interface FormSource {
  /** Id of the record to load; empty if there is none. */
  sourceId: string;
  isBlank: boolean;
  isCopy: boolean;
}

/**
 * @param id the record to edit; undefined to create one.
 * @param isAddressed whether the address refers to this form; false for a form opened from a field of another form.
 */
export function useFormSource(id: string | undefined, isAddressed = true): FormSource {
  const named = useAddress().address.get('from');
  const from = isAddressed ? named : null;
  const sourceId = id ?? from ?? '';
  return { sourceId, isBlank: !sourceId, isCopy: !id && !!from };
}
