import { Box, chakra, Input } from '@chakra-ui/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { isLeavingPage } from '../routing/headedFor.ts';
import { useAddress } from './useAddress.ts';

/** Debounce of the search box, in milliseconds. */
const typingPause = 300;

/** Search whose text is in the address, as `q`. */
export function SearchBox({ box }: { box?: RefObject<HTMLInputElement | null> }) {
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
