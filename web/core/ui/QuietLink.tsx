import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Link that looks like the surrounding text and is underlined on hover. */
export const QuietLink = chakra(
  Link,
  {
    base: {
      fontWeight: 'medium',
      textDecoration: 'none',
      minWidth: '0',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
  { forwardProps: ['to', 'preventScrollReset'] },
);
