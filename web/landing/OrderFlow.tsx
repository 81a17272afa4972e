import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Section } from './Section.tsx';

const steps = [1, 2, 3, 4];

/** One order from the won lead to the ledger, to show why the modules belong together. */
export function OrderFlow() {
  return (
    <Section id="flow" title="landing.flow.title" text="landing.flow.text">
      <Grid as="ol" marginBlockStart="10" templateColumns={{ base: '1fr', md: 'repeat(4, 1fr)' }} gap={{ base: '6', md: '0' }}>
        {steps.map(step => (
          <Box as="li" key={step} paddingInlineEnd={{ md: '6' }}>
            <Flex align="center" marginBlockEnd={{ md: '4' }} hideBelow="md">
              <Flex
                align="center"
                justify="center"
                boxSize="8"
                borderRadius="full"
                borderWidth="1px"
                borderColor="accent.solid"
                color="accent.fg"
                fontWeight="semibold"
              >
                <FormattedNumber value={step} />
              </Flex>
              <Box
                flex="1"
                height="1px"
                bg={step === steps.length ? 'transparent' : 'accent.border'}
                marginInlineStart="3"
                marginInlineEnd="-3"
              />
            </Flex>
            <Heading as="h3" size="lg">
              <Text as="span" hideFrom="md" color="accent.fg" marginInlineEnd="2">
                <FormattedNumber value={step} />.
              </Text>
              <FormattedMessage id={`landing.flow.${step}`} />
            </Heading>
            <Text marginBlockStart="1.5" color="fg.muted">
              <FormattedMessage id={`landing.flow.${step}.text`} />
            </Text>
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
