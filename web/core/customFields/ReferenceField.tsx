import type { CustomizedTypeName } from '../../../server/core/customField/customField.rules.ts';
import { ComboboxField, type ComboboxFieldProps } from '../fields/ComboboxField.tsx';
import { useReferenceSearch } from './useReferenceSearch.ts';

interface ReferenceFieldProps extends Omit<ComboboxFieldProps<{ id: string; name: string }>, 'search' | 'create'> {
  /** Type of the records to choose from. */
  target: CustomizedTypeName;
}

/** Chooses a record of the type that a custom field refers to. */
export const ReferenceField = ({ target, ...props }: ReferenceFieldProps) => (
  <ComboboxField {...props} search={useReferenceSearch(target)} />
);
