import { Text } from '@chakra-ui/react';

/**
 * First two lines of a user's text, truncated at the end in the text's own direction, not the viewer's. The ellipsis overhangs the edge
 * when the text runs the other way, so it gets room there.
 */
export const Excerpt = ({ text }: { text: string }) => (
  <Text dir="auto" lineClamp="2" css={{ textAlign: '-webkit-match-parent' }} paddingInlineEnd="3" marginInlineEnd="-3">
    {text}
  </Text>
);
