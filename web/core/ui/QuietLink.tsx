import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
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

const linkOf = (styles: SystemStyleObject) =>
  seldomStyled(chakra(Link, { base: styles }, { forwardProps: ['to', 'preventScrollReset'] }), fixed(Link, styles), [
    'to',
    'preventScrollReset',
    'onClick',
    'children',
  ]);
const Named = linkOf(quiet);
/** As light as the text of the cells beside the one that names a row. */
const Light = linkOf({ ...quiet, fontWeight: 'normal' });

/** Link that looks like the surrounding text and is underlined on hover. */
export const QuietLink = ({ fontWeight, ...props }: ComponentProps<typeof Named>) =>
  fontWeight === 'normal' ? <Light {...props} /> : <Named {...props} {...(fontWeight && { fontWeight })} />;
