import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';

/** Says that the address is confirmed, and links to the product or to sign-in. */
export function ConfirmMailDone({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <AuthenticationLayout title="confirmMail.doneTitle" announced>
      <Text fontSize="lg">
        <FormattedMessage id="confirmMail.done" />
      </Text>
      <Button asChild size="lg" marginBlockStart="6">
        <LanguageLink to={isSignedIn ? '/' : '/authentication/sign-in/'}>
          <FormattedMessage id={isSignedIn ? 'confirmMail.continue' : 'signIn.title'} />
        </LanguageLink>
      </Button>
    </AuthenticationLayout>
  );
}
