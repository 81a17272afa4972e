import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { PhoneScreen } from './PhoneScreen.tsx';
import { ProductScreen } from './ProductScreen.tsx';

/** Noria on a desktop and a phone, overlapping the hero. Where both do not fit, only one is shown. */
export function Showcase() {
  return (
    <Box as="section" id="product" aria-labelledby="product-title" scrollMarginTop="14" paddingBlockEnd={{ base: '10', md: '16' }}>
      <Box
        position="relative"
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        marginBlockStart={{ base: '-28', md: '-52' }}
      >
        <Box hideBelow="md" marginInlineEnd={{ lg: '52' }}>
          <ProductScreen />
        </Box>
        <Box
          display={{ base: 'block', md: 'none', lg: 'block' }}
          position={{ lg: 'absolute' }}
          insetInlineEnd={{ lg: '2' }}
          insetBlockEnd={{ lg: '-10' }}
          marginInline={{ base: 'auto', lg: '0' }}
          width="fit-content"
        >
          <PhoneScreen />
        </Box>
      </Box>
      <Flex
        direction="column"
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        marginBlockStart={{ base: '8', md: '10' }}
        paddingInlineEnd={{ md: '72' }}
      >
        <Heading as="h2" id="product-title" size={{ base: '2xl', md: '3xl' }}>
          <FormattedMessage id="landing.showcase.title" />
        </Heading>
        <Text marginBlockStart="2" color="fg.muted" fontSize="lg" maxWidth="xl">
          <FormattedMessage id="landing.showcase.text" />
        </Text>
      </Flex>
    </Box>
  );
}
