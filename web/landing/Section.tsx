import { Box, Heading, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

type SectionProps = ComponentProps<typeof Box> & { id: string; title: string; text: string };

/** A section of the landing page with its heading. `title` and `text` are message ids; `id` is the anchor for the menu. */
export function Section({ id, title, text, children, ...rest }: SectionProps) {
  return (
    <Box as="section" id={id} aria-labelledby={`${id}-title`} paddingBlock={{ base: '14', md: '20' }} scrollMarginTop="14" {...rest}>
      <Box maxWidth="6xl" marginInline="auto" paddingInline={{ base: '4', md: '8' }}>
        <Heading as="h2" id={`${id}-title`} size={{ base: '2xl', md: '3xl' }}>
          <FormattedMessage id={title} />
        </Heading>
        <Text marginBlockStart="2" color="fg.muted" fontSize="lg" maxWidth="2xl">
          <FormattedMessage id={text} />
        </Text>
        {children}
      </Box>
    </Box>
  );
}
