import { Spinner, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { finishSocialSignIn } from './socialProviders.ts';

/** Shown on return from an identity provider until the sign-in is complete. */
export default function BackFromProvider() {
  const navigate = useNavigate();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finishSocialSignIn(navigate).then(
      isSignedIn => isSignedIn || navigate('/authentication/sign-in/?error=OAuthCallback', { replace: true }),
    );
  }, [navigate]);
  return (
    <AuthenticationLayout title="signIn.title">
      <Text role="status" fontSize="lg" display="flex" alignItems="center" gap="3">
        <Spinner />
        <FormattedMessage id="signIn.arriving" />
      </Text>
    </AuthenticationLayout>
  );
}
