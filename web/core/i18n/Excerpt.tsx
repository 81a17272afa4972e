import { Text } from '@chakra-ui/react';

/**
 * The first two lines of what somebody typed: cut where it goes on, which is not where the reader's language would. The mark of the cut
 * hangs over the edge of a text that runs the other way: it is given room there.
 */
export const Excerpt = ({ text }: { text: string }) => (
  <Text dir="auto" lineClamp="2" css={{ textAlign: '-webkit-match-parent' }} paddingInlineEnd="3" marginInlineEnd="-3">
    {text}
  </Text>
);
