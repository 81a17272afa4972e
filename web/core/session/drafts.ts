import { splitPath } from '../i18n/languages.ts';
import { currentSession } from './session.ts';

/** Unsaved content of a form whose session ended. It stays in this tab so that the same user can continue. */
interface Draft {
  userId: string;
  companyId: string;
  /** The page's path and query, without origin and language. */
  address: string;
  /** Name of the form on that page. */
  name: string;
  content: unknown;
}

type Keeper = () => Draft | undefined;

const key = 'drafts';
const keepers = new Set<Keeper>();

const addressNow = () => splitPath(location.pathname).path + location.search;

/**
 * Registers a form whose content is kept when the session expires. `typed` returns the unsaved content, or undefined if there is none.
 * Returns a function that unregisters it.
 */
export function keepAtEnd(name: string, typed: () => unknown): () => void {
  const { userId, companyId } = currentSession();
  const keeper = () => {
    const content = typed();
    return content === undefined ? undefined : { userId, companyId, address: addressNow(), name, content };
  };
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/** Returns the unsaved content of this page's forms, to be stored once the session is cleared. */
export const typedNow = (): Draft[] => [...keepers].map(keep => keep()).filter(draft => draft !== undefined);

/** Stores drafts next to those of forms not reopened yet. If they exceed the browser's storage, all drafts are dropped. */
export function storeDrafts(drafts: Draft[]): void {
  try {
    if (drafts.length > 0) sessionStorage.setItem(key, JSON.stringify([...stored(), ...drafts]));
  } catch {
    forgetDrafts();
  }
}

function stored(): Draft[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Draft[];
}

const isOwn = ({ userId, companyId }: Draft) => userId === currentSession().userId && companyId === currentSession().companyId;
const isFor =
  (name: string) =>
  (draft: Draft): boolean =>
    draft.name === name && draft.address === addressNow() && isOwn(draft);

/** Returns the viewer's draft for a form of this page. */
export const draftOf = (name: string): unknown => stored().find(isFor(name))?.content;

/** Removes the draft of a form that has restored it. */
export function forgetDraft(name: string): void {
  const drafts = stored();
  const at = drafts.findIndex(isFor(name));
  if (at >= 0) sessionStorage.setItem(key, JSON.stringify(drafts.toSpliced(at, 1)));
}

/** Returns whether this tab keeps drafts for the next user who signs in. */
export const hasDrafts = (): boolean => stored().length > 0;

/** Drops the drafts of other users. Called on sign-in. */
export const forgetForeignDrafts = (): void => sessionStorage.setItem(key, JSON.stringify(stored().filter(isOwn)));

export const forgetDrafts = (): void => sessionStorage.removeItem(key);
