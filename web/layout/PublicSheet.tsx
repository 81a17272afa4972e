import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PublicTools } from './PublicTools.tsx';

/** The sheet of a page that a link opens without an account, below the choice of language and theme. */
export const PublicSheet = ({ children }: { children: ReactNode }) => (
  <Box minHeight="100dvh" bg="bg.subtle" paddingInline={{ base: '3', md: '8' }} paddingBlockEnd="10">
    <Flex as="header" justify="flex-end" align="center" height="14" maxWidth="4xl" marginInline="auto">
      <PublicTools />
    </Flex>
    <chakra.main
      display="block"
      maxWidth="4xl"
      marginInline="auto"
      padding={{ base: '4', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      {children}
    </chakra.main>
  </Box>
);
