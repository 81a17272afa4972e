import { useAddress } from './useAddress.ts';

/** What a form starts from: the record it changes, the one it duplicates (`?dialog=new&from=<id>`), or nothing. */
export interface FormSource {
  /** The record to read; empty when there is none. */
  sourceId: string;
  isBlank: boolean;
  isCopy: boolean;
}

/** @param id the record that is changed; undefined when one is made. */
export function useFormSource(id: string | undefined): FormSource {
  const from = useAddress().address.get('from');
  const sourceId = id ?? from ?? '';
  return { sourceId, isBlank: !sourceId, isCopy: !id && !!from };
}
