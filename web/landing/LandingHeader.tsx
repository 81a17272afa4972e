import { Box, Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '../core/i18n/LanguageLink.tsx';
import { useSession } from '../core/session/session.ts';
import { Logo } from '../core/ui/Logo.tsx';
import { PublicTools } from '../layout/PublicTools.tsx';

/** Logo, links to the landing page's `sections`, language and theme, and the sign-in link. */
export function LandingHeader({ sections = [] }: { sections?: readonly string[] }) {
  const intl = useIntl();
  const { token } = useSession();
  return (
    <Box as="header" position="sticky" insetBlockStart="0" zIndex="sticky" bg="bg.panel" borderBlockEndWidth="1px">
      <chakra.a
        href="#content"
        position="absolute"
        insetInlineStart="4"
        insetBlockStart="-16"
        zIndex="skipLink"
        bg="accent.solid"
        color="accent.contrast"
        padding="2"
        borderRadius="md"
        _focus={{ insetBlockStart: '2' }}
      >
        <FormattedMessage id="landing.skip" />
      </chakra.a>
      <Flex
        align="center"
        gap={{ base: '2', md: '6' }}
        height="14"
        maxWidth="6xl"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
      >
        <LanguageLink
          to="/landing-page/"
          display="flex"
          alignItems="center"
          gap="2"
          fontSize="xl"
          fontWeight="semibold"
          textDecoration="none"
          borderRadius="sm"
        >
          <Logo size={28} />
          Noria
        </LanguageLink>
        <HStack as="nav" aria-label={intl.formatMessage({ id: 'landing.nav' })} gap="6" hideBelow="lg" color="fg.muted">
          {sections.map(section => (
            <chakra.a key={section} href={`#${section}`} textDecoration="none" _hover={{ color: 'fg' }}>
              <FormattedMessage id={`landing.nav.${section}`} />
            </chakra.a>
          ))}
          <LanguageLink to="/faq/" textDecoration="none" _hover={{ color: 'fg' }}>
            <FormattedMessage id="landing.nav.faq" />
          </LanguageLink>
        </HStack>
        <Box flex="1" />
        <PublicTools />
        <Button asChild size="sm">
          <LanguageLink to={token ? '/' : '/authentication/sign-in/'}>
            <FormattedMessage id={token ? 'landing.nav.open' : 'landing.nav.signIn'} />
          </LanguageLink>
        </Button>
      </Flex>
    </Box>
  );
}
