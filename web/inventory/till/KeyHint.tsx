import { chakra } from '@chakra-ui/react';

/** The key that does the same as the button it stands in; not where there is no keyboard. */
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
