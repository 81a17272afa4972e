import { currentSession, isSignedIn, onSession } from '../session/session.ts';
import { shareStream, type Part } from './sharedStream.ts';

interface Listener {
  types: readonly string[];
  changed: () => void;
}

const listeners = new Set<Listener>();
let part: (Part & { name: string }) | undefined;
/** The page is left: it goes, or the browser keeps it for the way back. */
let isGone = false;
/** Somebody listened while this page was not among those that hear. */
let hasMissed = false;

/** Calls back when records of one of the types have changed, or may have; as long as the page is seen, and for what was missed when it is seen again. */
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

/** One stream for each user and company: whoever signs in next hears nothing of those before. */
function nameOfStream(): string | undefined {
  const { userId, companyId } = currentSession();
  const isWanted = listeners.size > 0 && document.visibilityState === 'visible' && !isGone && isSignedIn();
  return isWanted ? `noria-changes ${userId} ${companyId}` : undefined;
}

/** Joins, leaves or changes the stream as the page, its listeners and the session want it. */
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
