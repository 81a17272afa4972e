import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { challengeIn } from './challengeIn.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { isSignedIn } from '../../core/session/session.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).default);
const BackFromProvider = lazyPart(async () => (await import('./BackFromProvider.tsx')).default);

/** Milliseconds to wait for another tab to finish storing its session, which it writes key by key. */
const whole = 250;

/** Opens the requested page once the user has signed in in another tab. */
function useOtherTabs() {
  const revalidate = useRevalidate();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token' && newValue) setTimeout(() => void revalidate(), whole);
    };
    addEventListener('storage', onStorage);
    // The sign-in may have happened since the page was requested.
    if (isSignedIn()) void revalidate();
    return () => removeEventListener('storage', onStorage);
  }, [revalidate]);
}

/**
 * /authentication/sign-in/: by password, passkey or provider, then a second step for users who have one; afterwards opens the requested
 * page (`callbackUrl`).
 */
export function SignIn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  useOtherTabs();
  const [challenge, setChallenge] = useState(() => challengeIn(location.hash));
  const restart = () => {
    setChallenge(undefined);
    void navigate({ search: search.toString(), hash: '' }, { replace: true });
  };
  if (challenge)
    return (
      <Suspense>
        <SecondStep challenge={challenge} onBack={restart} />
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
