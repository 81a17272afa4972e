import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { fixed } from '../ui/fixed.tsx';
import { useAddress } from './useAddress.ts';

const SortButton = fixed('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '6',
  fontWeight: 'medium',
  cursor: 'pointer',
  '&[data-sorted]': { color: 'fg' },
  _hover: { color: 'fg' },
});

/** Returns the `aria-sort` state of a field. */
export function sortState(address: URLSearchParams, field: string): 'ascending' | 'descending' | 'none' {
  const sort = address.get('sort');
  return sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
}

/** Sortable column head. Clicking cycles through ascending, descending and the list's default order. */
export function SortHead({ field, children }: { field: string; children: ReactNode }) {
  const { address, change } = useAddress();
  const state = sortState(address, field);
  const next = { none: field, ascending: `-${field}`, descending: null }[state];
  const Icon = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }[state];
  return (
    <SortButton data-sorted={state === 'none' ? undefined : true} onClick={() => void change({ sort: next, after: null, before: null })}>
      {children}
      <Icon size={12} aria-hidden />
    </SortButton>
  );
}
