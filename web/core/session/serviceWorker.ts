import { isSignedIn } from './session.ts';
import { impersonationIn } from './impersonation.ts';

/** Milliseconds between checks for a new version, for pages that stay open for days. */
const lookEvery = 60 * 60_000;

let isKept = false;

/**
 * Registers the service worker (`web/worker/worker.ts`), so that the app opens offline for a signed-in user who is not impersonating a
 * company. Does nothing where service workers are unavailable, as over plain HTTP.
 */
export function registerServiceWorker(): void {
  if (isKept || !('serviceWorker' in navigator) || !isSignedIn() || impersonationIn()) return;
  isKept = true;
  if (import.meta.env.DEV) return void unregisterServiceWorker();
  const look = (registration: ServiceWorkerRegistration) => void registration.update().catch(() => undefined);
  navigator.serviceWorker
    .register('/worker.js')
    .then(registration => {
      setInterval(look, lookEvery, registration);
      // A worker that was revived does not activate anew, and would take over only the next page.
      if (!navigator.serviceWorker.controller) registration.active?.postMessage('claim');
    })
    .catch(() => (isKept = false));
}

/**
 * Unregisters the service worker: the app then needs the server to open. The app's files stay, since a worker that another tab still holds
 * is revived by the next registration without installing them again.
 */
export async function unregisterServiceWorker(): Promise<void> {
  isKept = false;
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
