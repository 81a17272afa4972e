import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { fixed, seldomStyled } from './fixed.tsx';

/** A link that looks like the surrounding text. */
export const quiet = {
  fontWeight: 'medium',
  textDecoration: 'none',
  minWidth: '0',
  overflowWrap: 'anywhere',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;

/** Link that looks like the surrounding text and is underlined on hover. */
export const QuietLink = seldomStyled(chakra(Link, { base: quiet }, { forwardProps: ['to', 'preventScrollReset'] }), fixed(Link, quiet), [
  'to',
  'preventScrollReset',
  'onClick',
  'children',
]);
