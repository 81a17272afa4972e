import { Box, Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsImpersonating } from '../../session/impersonation.ts';
import type { Choosers } from '../list/filterText.ts';
import { FilterChips } from '../list/FilterChips.tsx';
import type { ListSpec } from '../list/ListSpec.ts';
import type { ShortcutRow } from '../list/listShortcuts.ts';
import { useListKeys } from '../list/useListKeys.ts';
import { useShortcuts } from '../list/useShortcuts.ts';
import { ListToolbar } from '../ListToolbar.tsx';
import { useAddress } from '../useAddress.ts';
import { boardShortcuts } from './boardShortcuts.ts';

interface BoardFiltersProps {
  spec: ListSpec;
  choosers: Choosers;
  /** Buttons that switch a search parameter on and off, with their message ids. */
  quick: readonly { name: string; label: string }[];
  /** Whether a key opens the form of a new record. */
  creates?: boolean;
  /** Keys of what is below, besides those for search and a new record. */
  shortcuts?: readonly ShortcutRow[];
}

/** Search and filters above a board, with one-click buttons for the most used, and the same keys as a list. */
export function BoardFilters({ spec, choosers, quick, creates = true, shortcuts = boardShortcuts }: BoardFiltersProps) {
  const { address, change } = useAddress();
  const isImpersonating = useIsImpersonating();
  const searchBox = useRef<HTMLInputElement>(null);
  const mayCreate = !isImpersonating && creates;
  useListKeys({
    search: () => searchBox.current?.focus(),
    create: mayCreate ? () => void change({ dialog: 'new' }) : undefined,
  });
  useShortcuts([...shortcuts, [['/'], 'keys.search'], ...(mayCreate ? [[['n'], 'keys.create'] as const] : [])]);
  const clear = () => change(Object.fromEntries(['view', ...spec.filters.map(({ name }) => name)].map(name => [name, null])));
  return (
    <Box bg="bg.panel" borderWidth="1px" borderBottomWidth="0" borderRadius="lg" overflow="hidden">
      <ListToolbar spec={spec} columns={[]} choosers={choosers} searchable searchBox={searchBox}>
        {quick.map(({ name, label }) => {
          const isOn = address.get(name) === 'yes';
          return (
            <Button
              key={name}
              size="sm"
              variant={isOn ? 'subtle' : 'ghost'}
              colorPalette={isOn ? undefined : 'gray'}
              aria-pressed={isOn}
              onClick={() => void change({ [name]: isOn ? null : 'yes' })}
            >
              <FormattedMessage id={label} />
            </Button>
          );
        })}
      </ListToolbar>
      <FilterChips filters={spec.filters} stem={spec.name} onClear={() => void clear()} />
    </Box>
  );
}
