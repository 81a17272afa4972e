import { useAddress } from './useAddress.ts';

/** What a form starts from: the record it changes, the one it duplicates (`?dialog=new&from=<id>`), or nothing. */
export interface FormSource {
  /** The record to read; empty when there is none. */
  sourceId: string;
  isBlank: boolean;
  isCopy: boolean;
}

/**
 * @param id the record that is changed; undefined when one is made.
 * @param isAddressed whether the address speaks of this form; not so where it is opened from a field of another one.
 */
export function useFormSource(id: string | undefined, isAddressed = true): FormSource {
  const named = useAddress().address.get('from');
  const from = isAddressed ? named : null;
  const sourceId = id ?? from ?? '';
  return { sourceId, isBlank: !sourceId, isCopy: !id && !!from };
}
