import { splitPath } from '../i18n/languages.ts';
import { currentSession } from './session.ts';

/** What was typed into a form and not saved when its session ended. It stays in this tab, for the same person to go on with. */
interface Draft {
  userId: string;
  companyId: string;
  /** The page's address, without origin and language. */
  address: string;
  /** The form on that page. */
  name: string;
  content: unknown;
}

type Keeper = () => Draft | undefined;

const key = 'drafts';
const keepers = new Set<Keeper>();

const addressNow = () => splitPath(location.pathname).path + location.search;

/** Asks a form, whenever the session ends unasked, for what was typed into it: undefined when nothing was. Returns how to stop. */
export function keepAtEnd(name: string, typed: () => unknown): () => void {
  const { userId, companyId } = currentSession();
  const keeper = () => {
    const content = typed();
    return content === undefined ? undefined : { userId, companyId, address: addressNow(), name, content };
  };
  keepers.add(keeper);
  return () => keepers.delete(keeper);
}

/** What is typed on this page now; to be stored once the session is cleared. */
export const typedNow = (): Draft[] => [...keepers].map(keep => keep()).filter(draft => draft !== undefined);

/** Keeps drafts beside those of forms that were not opened again. What the browser has no room for is lost. */
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

/** What the signed-in person had typed into a form of this page. */
export const draftOf = (name: string): unknown => stored().find(isFor(name))?.content;

/** A form has taken its draft over. */
export function forgetDraft(name: string): void {
  const drafts = stored();
  const at = drafts.findIndex(isFor(name));
  if (at >= 0) sessionStorage.setItem(key, JSON.stringify(drafts.toSpliced(at, 1)));
}

/** Whether this tab keeps anything for whoever signs in next. */
export const hasDrafts = (): boolean => stored().length > 0;

/** Forgets what others have typed: somebody signs in. */
export const forgetForeignDrafts = (): void => sessionStorage.setItem(key, JSON.stringify(stored().filter(isOwn)));

export const forgetDrafts = (): void => sessionStorage.removeItem(key);
