import { Button, Link, Stack, Text } from '@chakra-ui/react';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import Smartphone from 'lucide-react/icons/smartphone';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import type { RequiredSecondFactorQuery } from '../../core/relay/generated/RequiredSecondFactorQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { returnPath } from '../../core/session/returnPath.ts';
import { storeSession } from '../../core/session/session.ts';
import { AuthenticationLayout } from '../authentication/AuthenticationLayout.tsx';
import { useEnrolment } from './useEnrolment.tsx';

/** /authentication/second-factor: users whose company requires a second factor set one up here before anything else opens. */
export function RequiredSecondFactor({ query }: ScreenProps<RequiredSecondFactorQuery>) {
  const { viewer } = usePreloadedQuery<RequiredSecondFactorQuery>(
    graphql`
      query RequiredSecondFactorQuery @preloadable {
        viewer {
          mustChooseCurrency
          companyName
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const goOn = () => {
    storeSession({ needsSecondFactor: null });
    void navigate(viewer?.mustChooseCurrency ? '/authentication/currency-form' : returnPath(), { replace: true });
  };
  const { start, isStarting, dialog } = useEnrolment({ takesCode: false, onDone: goOn });
  return (
    <AuthenticationLayout title="secondFactor.required" lead="secondFactor.requiredLead">
      <Stack gap="3">
        <Button size="lg" disabled={isStarting} onClick={() => void start('app')}>
          <Smartphone size={20} aria-hidden />
          <FormattedMessage id="secondFactor.useApp" />
        </Button>
        <Text fontSize="sm" color="fg.muted" marginBlockEnd="3">
          <FormattedMessage id="secondFactor.appOff" />
        </Text>
        <Button size="lg" variant="outline" disabled={isStarting} onClick={() => void start('passkey')}>
          <Fingerprint size={20} aria-hidden />
          <FormattedMessage id="secondFactor.usePasskey" />
        </Button>
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="secondFactor.passkeyOff" />
        </Text>
      </Stack>
      <Text marginBlockStart="8" paddingBlockStart="5" borderTopWidth="1px">
        <Link asChild>
          <LanguageLink to="/authentication/logout">
            <FormattedMessage id="secondFactor.signOut" />
          </LanguageLink>
        </Link>
      </Text>
      {dialog}
    </AuthenticationLayout>
  );
}
