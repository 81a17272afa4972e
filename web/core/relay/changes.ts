import { currentSession, isSignedIn, onSession } from '../session/session.ts';
import { shareStream, type StreamMembership } from './sharedStream.ts';

interface Listener {
  types: readonly string[];
  changed: () => void;
}

const listeners = new Set<Listener>();
let part: (StreamMembership & { name: string }) | undefined;
/** True after `pagehide`: the page is closed, or kept in the browser's back/forward cache. */
let isGone = false;
/** True if there were listeners while this page was disconnected from the stream. */
let hasMissed = false;

/**
 * Calls `changed` when records of one of the types have changed, or may have. Changes missed while the page is hidden are reported when it
 * is visible again. Returns a function that stops listening.
 */
export function onChanges(types: readonly string[], changed: () => void): () => void {
  const listener = { types, changed };
  listeners.add(listener);
  const known = part;
  follow();
  if (part && part === known) part.want();
  return () => {
    listeners.delete(listener);
    follow();
  };
}

const wanted = () => [...new Set([...listeners].flatMap(({ types }) => types))];

function tell(types: string[]) {
  for (const listener of listeners) if (types.length === 0 || listener.types.some(type => types.includes(type))) listener.changed();
}

/** Names the stream per user and company, so that the next user to sign in receives nothing meant for the previous one. */
function nameOfStream(): string | undefined {
  const { userId, companyId } = currentSession();
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && !isGone && isSignedIn();
  return isWanted ? `noria-changes ${userId} ${companyId}` : undefined;
}

/** Joins, leaves or switches the stream to match the page's visibility, listeners and session. */
function follow() {
  const name = nameOfStream();
  if (part?.name !== name) {
    part?.leave();
    part = name ? { name, ...shareStream(name, wanted, tell) } : undefined;
  }
  if (part && hasMissed) tell([]);
  hasMissed = !part && listeners.size > 0;
}

document.addEventListener('visibilitychange', follow);
addEventListener('pagehide', () => {
  isGone = true;
  follow();
});
addEventListener('pageshow', () => {
  isGone = false;
  follow();
});
onSession(follow);
