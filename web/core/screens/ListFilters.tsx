import { Box, chakra, Flex, Input } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Choice, type Option } from '../ui/Choice.tsx';
import { useAddress } from './useAddress.ts';

/** A choice in the address under `name`; the empty choice shows all. */
export interface ListFilter {
  name: string;
  label: string;
  options: Option[];
}

/** How long typing must rest before it is looked for. */
const typingPause = 300;
const firstPage = { after: null, before: null };

/** Search and filters above a list; each choice is in the address. */
export function ListFilters({ filters, searchable }: { filters: ListFilter[]; searchable?: boolean }) {
  const { address, change } = useAddress();
  const intl = useIntl();
  return (
    <Flex as="search" gap="2" padding="2.5" wrap="wrap" borderBottomWidth="1px">
      {searchable && <SearchBox />}
      {filters.map(({ name, label, options }) => (
        <Box key={name} minWidth="36" flex={{ base: '1', sm: 'none' }}>
          <Choice
            size="sm"
            aria-label={label}
            value={address.get(name) ?? ''}
            placeholder={`${label}: ${intl.formatMessage({ id: 'list.all' })}`}
            options={options}
            onChange={event => void change({ [name]: event.target.value, ...firstPage })}
          />
        </Box>
      ))}
    </Flex>
  );
}

function SearchBox() {
  const { address, change } = useAddress();
  const intl = useIntl();
  const asked = address.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => void change({ q: typed.trim(), ...firstPage }, { replace: true }), typingPause);
    return () => clearTimeout(timer);
  }, [typed, asked, change]);
  return (
    <Box position="relative" flex="1" minWidth="48" maxWidth={{ md: 'xs' }}>
      <chakra.span position="absolute" insetInlineStart="2.5" top="2" color="fg.muted">
        <Search size={16} aria-hidden />
      </chakra.span>
      <Input
        type="search"
        size="sm"
        paddingInlineStart="8"
        aria-label={intl.formatMessage({ id: 'list.search' })}
        placeholder={intl.formatMessage({ id: 'list.search' })}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </Box>
  );
}
