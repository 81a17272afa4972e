import { Box, Flex, Heading, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { useSession } from '../../core/session/session.ts';
import { Logo } from '../../core/ui/Logo.tsx';
import { PublicTools } from '../../layout/PublicTools.tsx';

/** The frame of text pages: a thin top bar, one column of text. `title` and `lead` are message ids. */
export function StaticPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const intl = useIntl();
  const { token } = useSession();
  return (
    <Box minHeight="100dvh">
      <Box as="header" borderBlockEndWidth="1px" bg="bg.panel">
        <Flex
          align="center"
          justify="space-between"
          gap="3"
          height="14"
          maxWidth="5xl"
          marginInline="auto"
          paddingInline={{ base: '4', md: '8' }}
        >
          <LanguageLink
            to={token ? '/' : '/landing-page/'}
            aria-label={intl.formatMessage({ id: 'static.home' })}
            display="flex"
            alignItems="center"
            gap="2"
            fontSize="lg"
            fontWeight="semibold"
            textDecoration="none"
            borderRadius="sm"
          >
            <Logo size={26} />
            <span>Noria</span>
          </LanguageLink>
          <Flex align="center" gap="3">
            {!token && (
              <Link asChild>
                <LanguageLink to="/authentication/sign-in/">
                  <FormattedMessage id="static.signIn" />
                </LanguageLink>
              </Link>
            )}
            <PublicTools />
          </Flex>
        </Flex>
      </Box>
      <Box as="main" maxWidth="5xl" marginInline="auto" paddingInline={{ base: '4', md: '8' }} paddingBlock={{ base: '10', md: '16' }}>
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }}>
          <FormattedMessage id={title} />
        </Heading>
        <Text marginBlockStart="3" fontSize="xl" color="fg.muted" maxWidth="2xl">
          <FormattedMessage id={lead} />
        </Text>
        {children}
      </Box>
    </Box>
  );
}
