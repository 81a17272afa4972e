import { chakra, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Framed section of a screen with a heading. */
export const Panel = ({ title, text, children }: { title: ReactNode; text?: ReactNode; children: ReactNode }) => (
  <chakra.section bg="bg.panel" borderWidth="1px" borderRadius="lg" padding={{ base: '4', md: '5' }} minWidth="0">
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {text && (
      <Text marginBlockStart="1" fontSize="sm" color="fg.muted">
        {text}
      </Text>
    )}
    <chakra.div marginBlockStart="4">{children}</chakra.div>
  </chakra.section>
);
