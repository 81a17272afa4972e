import { Link, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';

/** Link to sign-in at the end of the other authentication pages. */
export function BackToSignIn() {
  return (
    <Text marginBlockStart="8" paddingBlockStart="5" borderTopWidth="1px">
      <Link asChild>
        <LanguageLink to="/authentication/sign-in/">
          <FormattedMessage id="auth.toSignIn" />
        </LanguageLink>
      </Link>
    </Text>
  );
}
