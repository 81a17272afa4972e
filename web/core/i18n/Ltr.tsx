import { chakra } from '@chakra-ui/react';

/** Numbers, codes, e-mail addresses: read left to right, whatever surrounds them. */
export const Ltr = chakra('bdi', { base: { unicodeBidi: 'isolate' } }, { defaultProps: { dir: 'ltr' } });
