import { chakra } from '@chakra-ui/react';

/** What a calendar shows on a day, in the colour of its palette. */
export const CalendarItem = chakra('li', {
  base: {
    bg: 'colorPalette.subtle',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'colorPalette.solid',
    borderRadius: 'sm',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    fontSize: 'xs',
    lineHeight: 'short',
  },
});
