import { chakra } from '@chakra-ui/react';

/** The frame of a part of a page that needs no heading of its own: a tab says what it is. */
export const PanelBox = chakra('div', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', padding: { base: '4', md: '5' }, minWidth: '0' },
});
