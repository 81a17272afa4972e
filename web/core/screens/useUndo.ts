import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useUndoMutation } from '../relay/generated/useUndoMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { toast, type ToastAction } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { failureText } from './failureText.ts';

/** Returns the undo action of a deletion toast. It restores the records, shows the result and refetches the screen. */
export function useUndo(entity: string): (ids: string[]) => ToastAction {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [restore] = useSaving<useUndoMutation>(graphql`
    mutation useUndoMutation($input: DeleteInput!) {
      restoreRecords(input: $input) {
        ...saving_payload
        restoredIds
      }
    }
  `);
  const undo = async (ids: string[]) => {
    const { issues } = await restore({ input: { ids } });
    if (issues.length > 0) toast(failureText(intl, 'toast.restoreFailed', `${entity}.one`), 'red', issues[0].text);
    else toast(intl.formatMessage({ id: 'toast.restored' }, { entity: intl.formatMessage({ id: `${entity}.one` }) }));
    void revalidate();
  };
  return ids => ({ label: intl.formatMessage({ id: 'action.undo' }), run: () => undo(ids) });
}
