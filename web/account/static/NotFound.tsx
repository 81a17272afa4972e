import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { useSession } from '../../core/session/session.ts';
import { WheelDrawing } from '../../core/ui/WheelDrawing.tsx';

/** /404: says that the page does not exist and links home (spec 1 §2). */
export function NotFound() {
  const { token } = useSession();
  return (
    <Flex
      as="main"
      position="relative"
      overflow="hidden"
      minHeight="100dvh"
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      paddingInline="4"
    >
      <WheelDrawing position="absolute" boxSize={{ base: '28rem', md: '44rem' }} maxWidth="none" color="accent.border" opacity="0.35" />
      <Flex position="relative" direction="column" align="center">
        <Text fontSize="lg" fontWeight="semibold" color="accent.fg" fontVariantNumeric="tabular-nums">
          404
        </Text>
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }} marginBlockStart="2">
          <FormattedMessage id="notFound.title" />
        </Heading>
        <Text marginBlockStart="3" fontSize="lg" color="fg.muted" maxWidth="md">
          <FormattedMessage id="notFound.text" />
        </Text>
        <Button asChild size="lg" marginBlockStart="7">
          <LanguageLink to={token ? '/' : '/landing-page/'}>
            <FormattedMessage id="notFound.home" />
          </LanguageLink>
        </Button>
      </Flex>
    </Flex>
  );
}
