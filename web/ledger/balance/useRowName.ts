import { useIntl } from 'react-intl';
import type { OpenRow } from './OpenRow.ts';

/** Returns the name of a document or payment by its kind. */
export function useRowName(): (row: Pick<OpenRow, 'kind'>) => string {
  const { messages, formatMessage } = useIntl();
  return ({ kind }) => {
    const id = `openKind.${kind}`;
    return formatMessage({ id: id in messages ? id : 'balance.document' });
  };
}
