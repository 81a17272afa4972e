import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
import { useUserSearch, type FoundUser } from './useUserSearch.ts';

/** Combobox for a colleague, such as an owner or assignee. Offers only those who can still sign in. */
export function CompanyUserSelect(props: Omit<ComboboxFieldProps<FoundUser>, 'search' | 'create'>) {
  return <ComboboxField<FoundUser> {...props} search={useUserSearch()} />;
}
