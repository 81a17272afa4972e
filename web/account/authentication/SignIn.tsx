import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { challengeIn } from './challengeIn.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';

const SecondStep = lazy(() => import('./SecondStep.tsx'));
const BackFromProvider = lazy(() => import('./BackFromProvider.tsx'));

/** /authentication/sign-in/: by password, passkey or provider, and the second step of who has one; afterwards the page that asked for it (`callbackUrl`). */
export function SignIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [challenge, setChallenge] = useState(() => challengeIn(location.hash));
  const startAnew = () => {
    setChallenge(undefined);
    void navigate({ search: search.toString(), hash: '' }, { replace: true });
  };
  if (challenge)
    return (
      <Suspense>
        <SecondStep challenge={challenge} onBack={startAnew} />
      </Suspense>
    );
  if (search.has('social'))
    return (
      <Suspense>
        <BackFromProvider />
      </Suspense>
    );
  return <PasswordSignIn onChallenge={setChallenge} />;
}
