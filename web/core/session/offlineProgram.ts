import { isSignedIn } from './session.ts';
import { visitIn } from './visit.ts';

/** A page that is open for days asks for a new version this often, in milliseconds. */
const lookEvery = 60 * 60_000;

let isKept = false;

/**
 * Keeps the program in this browser (`web/worker/worker.ts`), so that it opens without a connection: for whoever is signed in, not on a
 * visit. Where pages have no service workers, as over plain HTTP, nothing is kept.
 */
export function keepProgram(): void {
  if (isKept || !('serviceWorker' in navigator) || !isSignedIn() || visitIn()) return;
  isKept = true;
  if (import.meta.env.DEV) return void forgetProgram();
  const look = (registration: ServiceWorkerRegistration) => void registration.update().catch(() => undefined);
  navigator.serviceWorker
    .register('/worker.js')
    .then(registration => setInterval(look, lookEvery, registration))
    .catch(() => (isKept = false));
}

/** Forgets what was kept: it needs the server from now on. */
export async function forgetProgram(): Promise<void> {
  isKept = false;
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await Promise.all((await caches.keys()).filter(name => name.startsWith('noria-')).map(name => caches.delete(name)));
}
