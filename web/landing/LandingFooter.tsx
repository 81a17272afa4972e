import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { Logo } from '../core/ui/Logo.tsx';
import { Newsletter } from './Newsletter.tsx';

const groups = {
  product: [
    ['liveDemo', '/live-demo/'],
    ['signUp', '/authentication/sign-up'],
  ],
  help: [['faq', '/faq/']],
  legal: [
    ['terms', '/terms/'],
    ['privacy', '/settings/privacy-policy/'],
  ],
} as const;

/** Links to all public pages, the meaning of the name, and the newsletter. */
export function LandingFooter() {
  return (
    <Box as="footer" bg="bg.subtle" borderBlockStartWidth="1px">
      <Grid
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        paddingBlock="12"
        gap="10"
        templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)', lg: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' }}
      >
        <Box gridColumn={{ sm: '1 / -1', lg: 'auto' }} maxWidth="sm">
          <Flex align="center" gap="2" fontSize="lg" fontWeight="semibold">
            <Logo size={24} />
            Noria
          </Flex>
          <Text marginBlockStart="3" color="fg.muted">
            <FormattedMessage id="landing.footer.name" />
          </Text>
          <Newsletter />
        </Box>
        {Object.entries(groups).map(([group, links]) => (
          <Box key={group}>
            <Heading as="h2" size="md">
              <FormattedMessage id={`landing.footer.${group}`} />
            </Heading>
            <Box as="ul" marginBlockStart="2">
              {links.map(([name, to]) => (
                <Box as="li" key={name} paddingBlock="1">
                  <LanguageLink to={to} color="fg.muted" textDecoration="none" _hover={{ color: 'fg', textDecoration: 'underline' }}>
                    <FormattedMessage id={`landing.footer.${name}`} />
                  </LanguageLink>
                </Box>
              ))}
              {group === 'help' && (
                <Box as="li" paddingBlock="1">
                  <chakra.a href="/api/docs" color="fg.muted" textDecoration="none" _hover={{ color: 'fg', textDecoration: 'underline' }}>
                    <FormattedMessage id="landing.footer.api" />
                  </chakra.a>
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
