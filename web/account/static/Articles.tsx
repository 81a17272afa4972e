import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

const validFrom = new Date(2026, 10, 1);

/** Numbered sections with a table of contents: terms and privacy policy. Texts are `<name>.<part>.title` and `.text`. */
export function Articles({ name, parts }: { name: string; parts: readonly string[] }) {
  const intl = useIntl();
  return (
    <Grid templateColumns={{ base: '1fr', md: '15rem minmax(0, 1fr)' }} gap={{ base: '8', md: '14' }} marginBlockStart="10">
      <Box
        as="nav"
        aria-label={intl.formatMessage({ id: 'static.contents' })}
        position={{ md: 'sticky' }}
        insetBlockStart="8"
        alignSelf="start"
      >
        <Text fontSize="sm" fontWeight="medium" marginBlockEnd="2">
          <FormattedMessage id="static.contents" />
        </Text>
        <Box as="ol">
          {parts.map(part => (
            <Box
              as="li"
              key={part}
              borderInlineStartWidth="1px"
              paddingInlineStart="3"
              paddingBlock="1.5"
              color="fg.muted"
              _hover={{ color: 'fg', borderColor: 'accent.solid' }}
            >
              <a href={`#${part}`}>
                <FormattedMessage id={`${name}.${part}.title`} />
              </a>
            </Box>
          ))}
        </Box>
        <Text fontSize="sm" color="fg.muted" marginBlockStart="4">
          <FormattedMessage id="static.updated" values={{ date: <FormattedDate value={validFrom} dateStyle="long" /> }} />
        </Text>
      </Box>
      <Box maxWidth="2xl">
        {parts.map((part, index) => (
          <Box as="section" key={part} id={part} scrollMarginTop="8" marginBlockStart={index ? '9' : '0'}>
            <Heading as="h2" size="xl">
              <FormattedMessage id={`${name}.${part}.title`} />
            </Heading>
            <Text marginBlockStart="2" fontSize="lg" lineHeight="tall">
              <FormattedMessage id={`${name}.${part}.text`} />
            </Text>
          </Box>
        ))}
      </Box>
    </Grid>
  );
}
