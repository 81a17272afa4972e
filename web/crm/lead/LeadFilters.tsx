import { Box, Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FilterChips } from '../../core/screens/list/FilterChips.tsx';
import { ListToolbar } from '../../core/screens/ListToolbar.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useSession } from '../../core/session/session.ts';
import { leadBoard } from './leadAddress.ts';
import { leadChoosers } from './leadChoosers.ts';

/** Search and filters above the board, with one-click buttons for the two most used. */
export function LeadFilters() {
  const { address, change } = useAddress();
  const { userId } = useSession();
  const searchBox = useRef<HTMLInputElement>(null);
  const quick = [
    { name: 'owner', value: userId, label: 'lead.mine' },
    { name: 'isStale', value: 'yes', label: 'lead.isStale' },
  ];
  const clear = () => change(Object.fromEntries(leadBoard.filters.map(({ name }) => [name, null])));
  return (
    <Box bg="bg.panel" borderWidth="1px" borderBottomWidth="0" borderRadius="lg" overflow="hidden">
      <ListToolbar spec={leadBoard} columns={[]} choosers={leadChoosers} searchable searchBox={searchBox}>
        {quick.map(({ name, value, label }) => {
          const isOn = address.get(name) === value;
          return (
            <Button
              key={name}
              size="sm"
              variant={isOn ? 'subtle' : 'ghost'}
              colorPalette={isOn ? undefined : 'gray'}
              aria-pressed={isOn}
              onClick={() => void change({ [name]: isOn ? null : value })}
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
