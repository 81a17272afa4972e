import { chakra } from '@chakra-ui/react';

/** Visually hidden text for screen readers. */
export const Hidden = chakra('span', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});
