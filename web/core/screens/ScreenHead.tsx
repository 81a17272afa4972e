import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Title of a screen, with its actions next to it. */
export const ScreenHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <Flex justify="space-between" align="center" wrap="wrap" gap="3" minHeight="9">
    <Heading as="h1" size="2xl">
      {title}
    </Heading>
    {children}
  </Flex>
);
