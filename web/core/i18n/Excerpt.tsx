import { Text } from '@chakra-ui/react';

/** The first two lines of what somebody typed: cut where it goes on, which is not where the reader's language would. */
export const Excerpt = ({ text }: { text: string }) => (
  <Text dir="auto" lineClamp="2" css={{ textAlign: '-webkit-match-parent', overflowX: 'visible', overflowY: 'clip' }}>
    {text}
  </Text>
);
