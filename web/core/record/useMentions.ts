import { useState, type KeyboardEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useSuggestions } from '../fields/useSuggestions.ts';
import type { useMentionsQuery } from '../relay/generated/useMentionsQuery.graphql.ts';

/** A colleague who can be mentioned. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

/** A name being typed after @, up to the caret. */
const beingTyped = /(?:^|\s)@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/u;

/** Text with mentions: typing @ suggests colleagues. Arrows choose, Enter or Tab accepts, Escape closes. */
export function useMentions(initial: string, mentioned: readonly Mentionable[]) {
  const [text, setText] = useState(initial);
  const [known, setKnown] = useState<readonly Mentionable[]>(mentioned);
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const environment = useRelayEnvironment();
  const { found, state, suggest, forget } = useSuggestions<Mentionable>(async search => {
    const query = graphql`
      query useMentionsQuery($search: String) {
        companyUsers(first: 6, search: $search, filter: { status: { eq: ACTIVE } }, sort: { field: NAME }) @required(action: THROW) {
          edges {
            node {
              userId
              name
            }
          }
        }
      }
    `;
    const answer = await fetchQuery<useMentionsQuery>(environment, query, { search: search || null }).toPromise();
    return answer!.companyUsers.edges.map(({ node: { userId: id, name } }) => ({ id, name }));
  });
  const close = () => {
    setOpen(false);
    forget();
  };
  const look = (value: string, caret: number) => {
    const typed = beingTyped.exec(value.slice(0, caret));
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
    const caret = field.selectionStart;
    const before = text.slice(0, caret).replace(/@[^@]*$/u, `@${colleague.name} `);
    setText(before + text.slice(caret));
    setKnown([...known.filter(({ id }) => id !== colleague.id), colleague]);
    close();
    requestAnimationFrame(() => field.setSelectionRange(before.length, before.length));
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
  return {
    text,
    /** Ids of the colleagues whose @name is in the text. */
    mentionIds: known.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id),
    change: (value: string, caret: number) => {
      setText(value);
      look(value, caret);
    },
    /** Colleagues who may be mentioned in the text. */
    mentions: known,
    restore: (written: { text: string; mentions: readonly Mentionable[] }) => {
      setText(written.text);
      setKnown(written.mentions);
    },
    clear: () => {
      setText('');
      setKnown([]);
      close();
    },
    onKeyDown,
    picker: { isOpen, found, state, at, setAt, take, close },
  };
}
