import { folded } from '../core/folded.ts';

/** An action that creates a record, with its name in the viewer's language. */
interface NamedAction {
  name: string;
  /** Types of the parties for which it can create one. */
  for?: readonly string[];
}

/** What somebody typed, read as actions and the name of a party. */
interface Asked<Action> {
  actions: (Action & { for: readonly string[] })[];
  party: string;
  /** The name without its first letter, where that may be the Arabic word for "for": لشركة is ل and شركة, but ليلى is a name. */
  otherParty?: string;
}

/** Letters of a party's name at least. */
const shortest = 2;

/** Arabic writes "for" in front of the word: للنور is ل and النور. */
const withoutPrefix = (word: string) => word.replace(/^لل/, 'ال').replace(/^لـ/, '');

/**
 * Reads "new invoice for Al Noor": the actions whose names begin so, and the party. A word that many actions share, such as "new", names none
 * of them by itself.
 * @param links words that may stand between the two, such as "for".
 */
export function partyAsked<Action extends NamedAction>(
  typed: string,
  actions: readonly Action[],
  links: readonly string[],
): Asked<Action> | undefined {
  const words = typed.trim().split(/\s+/);
  const wordsOf = actions.map(({ name }) => folded(name).split(' '));
  const shares = (word: string) => wordsOf.filter(of => of.includes(word)).length > Math.max(1, actions.length / 5);
  const read = actions.map((action, index) => {
    let left = wordsOf[index];
    let at = 0;
    let isNamed = false;
    for (; at < words.length; at++) {
      const word = left.find(one => one.startsWith(folded(words[at])));
      if (!word) break;
      isNamed ||= !shares(word);
      left = left.filter(one => one !== word);
    }
    while (at < words.length && links.includes(folded(words[at]))) at++;
    return { action, isNamed, at };
  });
  const named = read.filter(({ action, isNamed }) => isNamed && action.for);
  const at = Math.max(0, ...named.map(one => one.at));
  const party = words
    .slice(at)
    .map((word, index) => (index === 0 ? withoutPrefix(word) : word))
    .join(' ');
  if (named.length === 0 || party.length < shortest) return undefined;
  const isLinked = at > 0 && links.includes(folded(words[at - 1]));
  const otherParty = !isLinked && /^ل(?!ل)\p{L}{2}/u.test(words[at]) ? party.slice(1) : undefined;
  return { party, otherParty, actions: named.filter(one => one.at === at).map(({ action }) => ({ ...action, for: action.for! })) };
}
