import { Box, chakra, Flex, Input } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Choice, type Option } from '../../core/ui/Choice.tsx';

/** A choice in the address under `name`; the empty choice shows all. */
interface BoardFilter {
  name: string;
  label: string;
  options: Option[];
}

/** How long typing must rest before it is looked for. */
const typingPause = 300;

/** Search and filters above the board; each choice is in the address. */
export function LeadFilters({ filters }: { filters: BoardFilter[] }) {
  const { address, change } = useAddress();
  const intl = useIntl();
  return (
    <Flex as="search" gap="2" padding="2.5" wrap="wrap" borderBottomWidth="1px">
      <SearchBox />
      {filters.map(({ name, label, options }) => (
        <Box key={name} minWidth="36" flex={{ base: '1', sm: 'none' }}>
          <Choice
            size="sm"
            aria-label={label}
            value={address.get(name) ?? ''}
            placeholder={`${label}: ${intl.formatMessage({ id: 'list.all' })}`}
            options={options}
            onChange={event => void change({ [name]: event.target.value })}
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
    const timer = setTimeout(() => void change({ q: typed.trim() }, { replace: true }), typingPause);
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
