import type { SystemStyleObject } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import type { ComponentProps, ComponentType, ElementType } from 'react';
import { recipes } from './recipes.ts';
import { system } from './theme.ts';

const cache = createCache({ key: 'fixed' });

/** Writes the rule of some styles; returns the name of its class. */
function classOf(styles: SystemStyleObject): string {
  const rule = system.css(styles) as unknown as SerializedStyles;
  const name = `${cache.key}-${rule.name}`;
  cache.insert(`.${name}`, rule, cache.sheet, true);
  return name;
}

/**
 * An element whose styles are written once, when it is first drawn, and which takes no style props: for parts of cards and rows, of which a
 * screen has hundreds. Working out the styles of each takes longer than drawing it. What differs is said by `data-` attributes.
 */
export function fixed<Tag extends ElementType>(tag: Tag, styles: SystemStyleObject) {
  const Element: ElementType = tag;
  let name: string | undefined;
  return (props: ComponentProps<Tag>) => <Element className={(name ??= classOf(styles))} {...props} />;
}

/**
 * An element that takes styles, and is drawn as a fixed one where it is given none: only some of the props named.
 * @param Plain how it looks without styles.
 */
export function seldomStyled<Props extends object>(Styled: ComponentType<Props>, Plain: ElementType, unstyled: readonly string[]) {
  return (props: Props) => (Object.keys(props).every(name => unstyled.includes(name)) ? <Plain {...props} /> : <Styled {...props} />);
}

/** A badge in one colour, or in that of what is around it. */
export const fixedBadge = (colorPalette?: string) => fixed('span', { ...recipes.badge.base, colorPalette });

const { base, variants } = recipes.button;

/** A quiet button that shows an icon. */
export const fixedIconButton = (size: 'xs' | 'sm', more: SystemStyleObject = {}) =>
  fixed('button', {
    ...base,
    ...variants!.variant.ghost,
    ...variants!.size[size],
    colorPalette: 'gray',
    paddingInline: '0',
    paddingBlock: '0',
    ...more,
  });
