import type { ComponentType, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { IEnvironment } from 'relay-runtime';
import { currentSession } from '../../session/session.ts';
import { spans } from '../span.ts';
import type { ListFilter } from './ListSpec.ts';
import { choicesOf, endsOf } from '../../../../server/core/rules/listConditions.ts';

/** Field that chooses a record, as used in the filter panel. */
export type Chooser = ComponentType<{
  name: string;
  label: ReactNode;
  selected?: { id: string; name: string } | null;
  onPick?: (record: { id: string; name: string } | undefined) => void;
}>;
export type Choosers = Record<string, Chooser>;

/** Names of chosen records, so that a filter chip can show a name before any row has loaded it. */
const chosenNames = new Map<string, string>();
export const rememberName = (id: string, name: string) => void chosenNames.set(id, name);

/** Returns the name of a filter's record, if it was chosen or loaded before, or is the viewer. */
export function nameOfRecord(environment: IEnvironment, id: string): string | undefined {
  const known = environment.getStore().getSource().get(id) as { name?: unknown; title?: unknown } | null | undefined;
  const { userId, userName } = currentSession();
  return [chosenNames.get(id), known?.name, known?.title, id === userId && userName].find(name => typeof name === 'string');
}

export const filterLabel = (intl: IntlShape, stem: string, { label, title, name }: ListFilter) =>
  title ?? intl.formatMessage({ id: label ?? `${stem}.${name}` });

/** Returns the label of one of a filter's values. */
export const choiceLabel = (intl: IntlShape, { texts }: { texts?: string }, value: string) =>
  texts ? intl.formatMessage({ id: `${texts}.${value}` }) : value;

/** Returns a filter's value as text for its chip. */
export function filterText(intl: IntlShape, environment: IEnvironment, filter: ListFilter, text: string): string {
  const between = (show: (end: string) => string) => {
    const [from, to] = endsOf(text);
    if (from && to) return from === to ? show(from) : intl.formatMessage({ id: 'filter.between' }, { from: show(from), to: show(to) });
    return intl.formatMessage({ id: from ? 'filter.from' : 'filter.to' }, { value: show(from || to) });
  };
  switch (filter.kind) {
    case 'choice':
      return intl.formatList(
        choicesOf(text, filter.values).map(value => choiceLabel(intl, filter, value)),
        { type: 'disjunction' },
      );
    case 'flag':
      return intl.formatMessage({ id: text === 'yes' ? 'flag.yes' : 'flag.no' });
    case 'reference':
      return nameOfRecord(environment, text) ?? intl.formatMessage({ id: 'filter.chosen' });
    case 'int':
    case 'decimal':
      return between(end => intl.formatNumber(Number(end)));
    case 'date':
    case 'time':
      if (spans.includes(text as never)) return intl.formatMessage({ id: `span.${text}` });
      return between(day => intl.formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' }));
    case 'text':
      return text;
  }
}
