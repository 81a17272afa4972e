import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { fixedBadge, seldomStyled } from './fixed.tsx';
import { recipes } from './recipes.ts';

const inherited = fixedBadge();
const byColor = Object.fromEntries(['accent', 'amber', 'gray', 'green', 'red'].map(name => [name, fixedBadge(name)]));

function Plain({ colorPalette = '', ...props }: ComponentProps<'span'> & { colorPalette?: string }) {
  const Drawn = byColor[colorPalette] ?? inherited;
  return <Drawn {...props} />;
}

/** A short text in a colour, such as a state. */
export const Badge = seldomStyled(chakra('span', recipes.badge), Plain, ['colorPalette', 'children']);
