import { chakra } from '@chakra-ui/react';

/** Mirrors an icon in right-to-left languages. */
export const Turning = chakra('span', { base: { _rtl: { transform: 'scaleX(-1)' } } });
