import { chakra } from '@chakra-ui/react';

/** Isolates left-to-right text such as numbers, codes and e-mail addresses. */
export const Ltr = chakra('bdi', { base: { unicodeBidi: 'isolate' } }, { defaultProps: { dir: 'ltr' } });
