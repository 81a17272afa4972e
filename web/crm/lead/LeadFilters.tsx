import { Box, Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilterChips } from '../../core/screens/list/FilterChips.tsx';
import { useListKeys } from '../../core/screens/list/useListKeys.ts';
import { ListToolbar } from '../../core/screens/ListToolbar.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useIsImpersonating } from '../../core/session/impersonation.ts';
import { leadBoard } from './leadAddress.ts';
import { leadChoosers } from './leadChoosers.ts';

/** Buttons that switch a search parameter on and off. */
const quick = [
  { name: 'isStale', label: 'lead.isStale' },
  { name: 'archived', label: 'lead.archived' },
];

/** Search and filters above the board, with one-click buttons for the most used, and the same keys as a list. */
export function LeadFilters() {
  const { address, change } = useAddress();
  const isImpersonating = useIsImpersonating();
  const searchBox = useRef<HTMLInputElement>(null);
  useListKeys({
    search: () => searchBox.current?.focus(),
    create: isImpersonating ? undefined : () => void change({ dialog: 'new' }),
  });
  const clear = () => change(Object.fromEntries(['view', ...leadBoard.filters.map(({ name }) => name)].map(name => [name, null])));
  return (
    <Box bg="bg.panel" borderWidth="1px" borderBottomWidth="0" borderRadius="lg" overflow="hidden">
      <ListToolbar spec={leadBoard} columns={[]} choosers={leadChoosers} searchable searchBox={searchBox}>
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
      <FilterChips filters={leadBoard.filters} stem="lead" onClear={() => void clear()} />
    </Box>
  );
}
