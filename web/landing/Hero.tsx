import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { WheelDrawing } from '../core/ui/WheelDrawing.tsx';
import { brandGradient } from '../core/ui/brandGradient.ts';

const facts = [
  ['modules', 8],
  ['languages', 3],
  ['ledger', 1],
] as const;

/** What Noria is, in one sentence, with links to the demo and the plans. */
export function Hero() {
  return (
    <Box as="section" aria-labelledby="hero-title" position="relative" overflow="hidden" {...brandGradient}>
      <WheelDrawing
        position="absolute"
        insetBlockStart={{ base: '-16', md: '-10' }}
        insetInlineEnd={{ base: '-64', md: '-32', xl: '0' }}
        boxSize={{ base: '30rem', md: '40rem' }}
        color="#2f8a8c"
        opacity={{ base: 0.28, md: 0.5 }}
      />
      <Box
        position="relative"
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        paddingBlockStart={{ base: '14', md: '24' }}
        paddingBlockEnd={{ base: '40', md: '64' }}
      >
        <Heading as="h1" id="hero-title" maxWidth="40rem" size={{ base: '3xl', sm: '4xl', lg: '5xl' }} color="inherit">
          <FormattedMessage id="landing.hero.title" />
        </Heading>
        <Text marginBlockStart="5" maxWidth="34rem" fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.6" color="#c9e2e1">
          <FormattedMessage id="landing.hero.text" />
        </Text>
        <Flex wrap="wrap" gap="3" marginBlockStart="8">
          <Button asChild size="lg" background="#ffffff" color="#0a3d40" _hover={{ background: '#dff1f0' }}>
            <LanguageLink to="/live-demo/">
              <FormattedMessage id="landing.hero.demo" />
            </LanguageLink>
          </Button>
          <Button
            asChild
            size="lg"
            variant="outline"
            background="transparent"
            color="#ffffff"
            borderColor="#5aa6a6"
            _hover={{ background: '#0f5356' }}
          >
            <a href="#plans">
              <FormattedMessage id="landing.hero.plans" />
            </a>
          </Button>
        </Flex>
        <Grid
          as="dl"
          marginBlockStart={{ base: '10', md: '14' }}
          gap={{ base: '4', md: '8' }}
          templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 13rem))' }}
        >
          {facts.map(([fact, count]) => (
            <Flex
              key={fact}
              direction={{ base: 'row', md: 'column-reverse' }}
              justify={{ base: 'flex-start', md: 'flex-end' }}
              align={{ base: 'center', md: 'flex-start' }}
              gap={{ base: '3', md: '1' }}
            >
              <Text as="dt" order={{ base: 2, md: 0 }} fontSize="sm" color="#c9e2e1">
                <FormattedMessage id={`landing.hero.fact.${fact}`} />
              </Text>
              <Text as="dd" minWidth="8" fontSize={{ base: '2xl', md: '3xl' }} fontWeight="600" fontVariantNumeric="tabular-nums">
                <FormattedNumber value={count} />
              </Text>
            </Flex>
          ))}
        </Grid>
      </Box>
    </Box>
  );
}
