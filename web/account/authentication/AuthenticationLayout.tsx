import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { brandGradient } from '../../core/ui/brandGradient.ts';
import { Logo } from '../../core/ui/Logo.tsx';
import { WheelDrawing } from '../../core/ui/WheelDrawing.tsx';
import { PublicTools } from '../../layout/PublicTools.tsx';

const links = [
  ['faq', '/faq/'],
  ['terms', '/terms/'],
  ['privacy', '/settings/privacy-policy/'],
] as const;

interface AuthenticationLayoutProps {
  title: string;
  /** Values of the title's message. */
  values?: Record<string, string>;
  lead?: string;
  announced?: boolean;
  children: ReactNode;
}

/**
 * The frame of every authentication page: logo, language and theme, one narrow column. `title` and `lead` are message ids; `announced` has
 * screen readers announce content that replaces a form.
 */
export function AuthenticationLayout({ title, values, lead, announced, children }: AuthenticationLayoutProps) {
  const intl = useIntl();
  return (
    <Flex minHeight="100dvh">
      <Flex direction="column" flex="1" minWidth="0" paddingInline={{ base: '4', sm: '8' }}>
        <Flex as="header" align="center" justify="space-between" gap="3" height="16">
          <LanguageLink
            to="/landing-page/"
            aria-label={intl.formatMessage({ id: 'auth.home' })}
            display="flex"
            alignItems="center"
            gap="2"
            fontSize="xl"
            fontWeight="semibold"
            textDecoration="none"
            borderRadius="sm"
          >
            <Logo size={28} />
            <span>Noria</span>
          </LanguageLink>
          <PublicTools />
        </Flex>
        <Flex as="main" flex="1" direction="column" justify="center" width="full" maxWidth="sm" marginInline="auto" paddingBlock="8">
          <Heading as="h1" size="3xl">
            <FormattedMessage id={title} values={values} />
          </Heading>
          {lead && (
            <Text marginBlockStart="2" color="fg.muted" fontSize="lg">
              <FormattedMessage id={lead} />
            </Text>
          )}
          <Box marginBlockStart="7" role={announced ? 'status' : undefined}>
            {children}
          </Box>
        </Flex>
        <HStack as="footer" gap="5" height="14" fontSize="sm" color="fg.muted">
          {links.map(([name, to]) => (
            <LanguageLink key={name} to={to} _hover={{ color: 'fg' }} textUnderlineOffset="3px">
              <FormattedMessage id={`auth.${name}`} />
            </LanguageLink>
          ))}
        </HStack>
      </Flex>
      <Box
        as="aside"
        hideBelow="lg"
        width="42%"
        maxWidth="2xl"
        position="sticky"
        insetBlockStart="0"
        height="100dvh"
        overflow="hidden"
        {...brandGradient}
      >
        <WheelDrawing
          position="absolute"
          insetBlockEnd="-36"
          insetInlineEnd="-36"
          boxSize="38rem"
          maxWidth="none"
          color="#2f8a8c"
          opacity="0.55"
        />
        <Box position="relative" padding="16" paddingBlockStart="28">
          <Text fontSize="3xl" fontWeight="semibold" lineHeight="tight" maxWidth="sm">
            <FormattedMessage id="auth.motto" />
          </Text>
          <Text marginBlockStart="4" fontSize="lg" color="#c9e2e1" maxWidth="sm">
            <FormattedMessage id="auth.mottoText" />
          </Text>
        </Box>
      </Box>
    </Flex>
  );
}
