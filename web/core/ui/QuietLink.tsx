import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link that looks like the text around it, and is underlined under the pointer. */
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
