import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Styled = chakra('bdi', {}, { defaultProps: { dir: 'ltr' } });

/** Isolates left-to-right text such as numbers, codes and e-mail addresses. Most of it, in lists, has no styles of its own. */
export const Ltr = ({ children, ...props }: ComponentProps<typeof Styled>) =>
  Object.keys(props).length > 0 ? <Styled {...props}>{children}</Styled> : <bdi dir="ltr">{children}</bdi>;
