import { Badge, Box, Button, chakra, Flex, Input } from '@chakra-ui/react';
import Filter from 'lucide-react/icons/funnel';
import Search from 'lucide-react/icons/search';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Column } from './Column.ts';
import type { Choosers } from './list/filterText.ts';
import type { ListSpec } from './list/ListSpec.ts';
import { MineButton } from './list/MineButton.tsx';
import { narrows } from './list/listVariables.ts';
import { useAddress } from './useAddress.ts';
import { isLeavingPage } from '../routing/headedFor.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';

const FilterPanel = lazyPart(async () => (await import('./list/FilterPanel.tsx')).FilterPanel);

/** Debounce of the search box, in milliseconds. */
const typingPause = 300;

interface ListToolbarProps {
  spec: ListSpec;
  columns: Pick<Column<never>, 'label' | 'sort'>[];
  choosers: Choosers;
  searchable?: boolean;
  searchBox: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** Search, filters and other controls of a list. */
export function ListToolbar({ spec, columns, choosers, searchable, searchBox, children }: ListToolbarProps) {
  const { address } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const active = spec.filters.filter(filter => narrows(filter, address.get(filter.name))).length;
  return (
    <Flex gap="2" padding="2.5" wrap="wrap" borderBottomWidth="1px">
      {searchable && <SearchBox box={searchBox} />}
      {(spec.filters.length > 0 || spec.sorts.length > 0) && (
        <Button variant="outline" colorPalette="gray" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Filter aria-hidden />
          <FormattedMessage id="filter.open" />
          {active > 0 && <Badge colorPalette="accent">{active}</Badge>}
        </Button>
      )}
      {spec.filters.some(({ name }) => name === 'owner') && <MineButton />}
      {children}
      {isOpen && (
        <Part>
          <FilterPanel
            {...{ spec, columns, choosers }}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Part>
      )}
    </Flex>
  );
}

function SearchBox({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const { address, change } = useAddress();
  const intl = useIntl();
  const asked = address.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (lastAsked !== asked) {
    setLastAsked(asked);
    // The search was changed by a link or by going back, not by typing here.
    if (typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    // A search would call back a user who has already clicked a link.
    const search = () => isLeavingPage() || void change({ q: typed.trim() }, { replace: true });
    const timer = setTimeout(search, typingPause);
    return () => clearTimeout(timer);
  }, [typed, asked, change]);
  return (
    <Box as="search" position="relative" flex="1" minWidth="48" maxWidth={{ md: 'xs' }}>
      <chakra.span position="absolute" insetInlineStart="2.5" top="2" color="fg.muted">
        <Search size={16} aria-hidden />
      </chakra.span>
      <Input
        ref={box}
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
