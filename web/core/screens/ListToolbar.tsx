import { Button, Flex } from '@chakra-ui/react';
import Filter from 'lucide-react/icons/funnel';
import { useState, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../ui/Badge.tsx';
import type { Column } from './Column.ts';
import type { Choosers } from './list/filterText.ts';
import type { ListSpec } from './list/ListSpec.ts';
import { MineButton } from './list/MineButton.tsx';
import { narrows } from '../../../server/core/rules/listConditions.ts';
import { SearchBox } from './SearchBox.tsx';
import { useAddress } from './useAddress.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Part } from '../ui/Part.tsx';

const FilterPanel = lazyPart(async () => (await import('./list/FilterPanel.tsx')).FilterPanel);

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
