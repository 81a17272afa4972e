import { Button, Stack } from '@chakra-ui/react';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { use, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { OtherWaysBeginMutation } from '../../core/relay/generated/OtherWaysBeginMutation.graphql.ts';
import type { OtherWaysMutation } from '../../core/relay/generated/OtherWaysMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { requestPasskey } from './requestPasskey.ts';
import { beginSocialSignIn, socialProviders } from './socialProviders.ts';
import { useAdmission } from './useAdmission.ts';

/** Sign-in without a password: by passkey or a configured identity provider. `onRefused` receives a message. */
export function OtherWays({ onRefused }: { onRefused: (messageOrText: { id: string } | { text: string }) => void }) {
  const providers = use(socialProviders());
  const admit = useAdmission();
  const [leaving, setLeaving] = useState<string>();
  const [begin, isBeginning] = useSaving<OtherWaysBeginMutation>(graphql`
    mutation OtherWaysBeginMutation($input: BeginPasskeySignInInput!) {
      beginPasskeySignIn(input: $input) {
        ...saving_payload
        options
      }
    }
  `);
  const [finish, isFinishing] = useSaving<OtherWaysMutation>(graphql`
    mutation OtherWaysMutation($input: PasskeySignInInput!) {
      signInWithPasskey(input: $input) {
        ...saving_payload
        ...useAdmission_payload
      }
    }
  `);
  const byPasskey = async () => {
    const begun = await begin({ input: {} });
    if (!begun.response) return onRefused({ text: begun.issues[0].text });
    const passkey = await requestPasskey(begun.response.beginPasskeySignIn.options);
    if (!passkey) return onRefused({ id: 'signIn.noPasskey' });
    const { response, issues } = await finish({ input: { passkey } });
    if (response) await admit(response.signInWithPasskey);
    else onRefused({ text: issues[0].text });
  };
  const byProvider = async (id: string) => {
    setLeaving(id);
    if (await beginSocialSignIn(id)) return;
    setLeaving(undefined);
    onRefused({ id: 'signIn.error.OAuthSignin' });
  };
  return (
    <Stack gap="3">
      {providers.map(({ id, name }) => (
        <Button key={id} size="lg" variant="outline" loading={leaving === id} onClick={() => void byProvider(id)}>
          <FormattedMessage id="signIn.provider" values={{ name }} />
        </Button>
      ))}
      <Button size="lg" variant="outline" loading={isBeginning || isFinishing} onClick={() => void byPasskey()}>
        <Fingerprint size={20} aria-hidden />
        <FormattedMessage id="signIn.passkey" />
      </Button>
    </Stack>
  );
}
