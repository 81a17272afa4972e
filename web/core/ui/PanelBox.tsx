import { chakra } from '@chakra-ui/react';

/** Framed section without a heading, for the content of a tab. */
export const PanelBox = chakra('div', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', padding: { base: '4', md: '5' }, minWidth: '0' },
});
