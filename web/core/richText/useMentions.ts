import { useId, useState, type KeyboardEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useSuggestions } from '../fields/useSuggestions.ts';
import type { MentionableInput, useMentionsQuery } from '../relay/generated/useMentionsQuery.graphql.ts';
import { applyEdit } from './MarkdownFrame.tsx';

/** A colleague who can be mentioned. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

/** A name being typed after @, up to the caret. */
const beingTyped = /(?:^|\s)@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/u;

/** Ids of the colleagues whose @name is in a text. */
export const mentionedIn = (text: string, known: readonly Mentionable[]): string[] =>
  known.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);

/**
 * Mentions in a textarea: typing @ suggests the colleagues who can open the record, or a new one of its type. Arrows choose, Enter or Tab
 * accepts, Escape closes.
 */
export function useMentions(of: MentionableInput, mentioned: readonly Mentionable[]) {
  const id = useId();
  const [known, setKnown] = useState<readonly Mentionable[]>(mentioned);
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const environment = useRelayEnvironment();
  const { found, state, suggest, forget } = useSuggestions<Mentionable>(async search => {
    const query = graphql`
      query useMentionsQuery($of: MentionableInput!, $search: String) {
        mentionableUsers(of: $of, search: $search) @required(action: THROW) {
          userId
          name
        }
      }
    `;
    const answer = await fetchQuery<useMentionsQuery>(environment, query, { of, search: search || null }).toPromise();
    return answer!.mentionableUsers.map(({ userId, name }) => ({ id: userId, name }));
  });
  const close = () => {
    setOpen(false);
    forget();
  };
  /** Suggests colleagues for the name that is being typed. */
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const typed = beingTyped.exec(value.slice(0, selectionStart));
    if (!typed) return close();
    setAt(0);
    setOpen(true);
    suggest(typed[1]);
  };
  const take = (index: number) => {
    const colleague = found[index];
    // Choosing from the list leaves the focus in the field.
    const field = document.activeElement;
    if (!colleague || !(field instanceof HTMLTextAreaElement)) return;
    const to = field.selectionStart;
    const from = field.value.slice(0, to).lastIndexOf('@');
    const text = `@${colleague.name} `;
    setKnown([...known.filter(other => other.id !== colleague.id), colleague]);
    close();
    applyEdit(field, { text, from, to, select: [from + text.length, from + text.length] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) setAt((at + step + found.length) % found.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && found[at]) take(at);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const anchor = `--mentions-${id.replace(/\W/g, '')}`;
  const list = `${id}-list`;
  return {
    /** Colleagues who may be mentioned in the text. */
    known,
    setKnown,
    look,
    close,
    /** Props of the textarea; its `onChange` calls `look`. */
    area: {
      style: { anchorName: anchor },
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-controls': isOpen ? list : undefined,
      'aria-activedescendant': isOpen && found.length > 0 ? `${list}-${at}` : undefined,
      onBlur: close,
      onKeyDown,
    },
    /** Props of the `Suggestions`; undefined while nothing is suggested. */
    suggestions: isOpen ? { id: list, anchor, items: found, state, at, setAt, take } : undefined,
  };
}
