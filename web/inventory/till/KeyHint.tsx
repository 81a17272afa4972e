import { chakra } from '@chakra-ui/react';

/** The shortcut of the button that contains it; hidden on devices without a keyboard. */
export const KeyHint = chakra(
  'kbd',
  {
    base: {
      fontFamily: 'mono',
      fontSize: '2xs',
      fontWeight: 'normal',
      lineHeight: '1.4',
      paddingInline: '1',
      borderWidth: '1px',
      borderColor: 'currentcolor',
      borderRadius: 'sm',
      '@media (pointer: coarse)': { display: 'none' },
    },
  },
  { defaultProps: { dir: 'ltr', 'aria-hidden': true } },
);
