import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** The name of a record, leading to its page. */
export const RecordLink = chakra(
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
  { forwardProps: ['to'] },
);
