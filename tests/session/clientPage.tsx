import { getCsrfToken, getProviders, getSession, SessionProvider, signIn, signOut, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    auth: {
      getCsrfToken: typeof getCsrfToken;
      getProviders: typeof getProviders;
      getSession: typeof getSession;
      signIn: typeof signIn;
      signOut: typeof signOut;
    };
    session: ReturnType<typeof useSession>;
  }
}

/** Shows the result of next-auth's own hook; `#required` requires a session. */
function Status() {
  const session = useSession({ required: (location.hash === '#required') as false });
  useEffect(() => void Object.assign(window, { session }), [session]);
  return (
    <p role="status">
      {session.status} {session.data?.user?.email}
    </p>
  );
}

window.auth = { getCsrfToken, getProviders, getSession, signIn, signOut };
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <SessionProvider>
    <Status />
  </SessionProvider>,
);
