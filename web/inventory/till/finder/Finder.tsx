import { Box, chakra, Flex, Input } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../../../core/ui/Notice.tsx';
import { KeyHint } from '../KeyHint.tsx';
import { tillKeys } from '../tillKeys.ts';
import { FoundList } from './FoundList.tsx';
import { ScanFailureText } from './ScanFailureText.tsx';
import { ProductTiles } from './ProductTiles.tsx';
import type { Finding } from './useFinder.ts';

interface FinderProps {
  search: RefObject<HTMLInputElement | null>;
  finding: Finding;
}

/** Finds items to sell by typing, scanning or touching. */
export function Finder({ search, finding }: FinderProps) {
  const intl = useIntl();
  const id = useId();
  const { typed, type, found, at, setAt, take, enter, miss } = finding;
  const isSearching = typed.trim() !== '';
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (value === '') return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter') void enter(value);
    else if (event.key === 'Escape') type('');
    else return;
    event.preventDefault();
  };
  return (
    <Flex direction="column" gap="3" minHeight="0" minWidth="0" flex={{ base: '0 1 42%', lg: '1' }} padding={{ base: '3', md: '4' }}>
      <Box position="relative">
        <Box position="absolute" insetBlock="0" insetInlineStart="3.5" display="flex" alignItems="center" color="fg.muted" aria-hidden>
          <Search size={20} />
        </Box>
        <Input
          ref={search}
          role="combobox"
          size="lg"
          height="12"
          aria-label={intl.formatMessage({ id: 'till.search' })}
          aria-keyshortcuts={tillKeys.search}
          aria-expanded={isSearching && found.length > 0}
          aria-controls={isSearching && found.length > 0 ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isSearching && found[at] ? `${id}-${at}` : undefined}
          placeholder={intl.formatMessage({ id: 'till.searchHint' })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="enter"
          autoFocus={matchMedia('(pointer: fine)').matches}
          paddingInlineStart="11"
          paddingInlineEnd="12"
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Flex position="absolute" insetBlock="0" insetInlineEnd="3" align="center" color="fg.muted" pointerEvents="none">
          <KeyHint>{tillKeys.search}</KeyHint>
        </Flex>
      </Box>
      {miss && (
        <Notice tone="red">
          <ScanFailureText miss={miss} />
        </Notice>
      )}
      <chakra.div
        flex="1"
        minHeight="0"
        overflowY="auto"
        marginInline="-1"
        paddingInline="1"
        paddingBlockEnd="2"
        tabIndex={isSearching ? 0 : undefined}
      >
        {isSearching ? <FoundList id={id} items={found} {...{ at, setAt, take }} /> : <ProductTiles take={take} />}
      </chakra.div>
    </Flex>
  );
}
