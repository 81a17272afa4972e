import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../relay/saving.ts';
import { useUndo } from '../screens/useUndo.ts';
import { toast } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { failureText } from '../screens/failureText.ts';

interface Removing extends MutationParameters {
  variables: { input: { ids: readonly string[] } };
}

/**
 * Returns a function that deletes an item attached to a record without asking, because the toast offers undo. The mutation takes a
 * DeleteInput.
 */
export function useRemoval<M extends Removing>(entity: string, mutation: GraphQLTaggedNode): (id: string) => Promise<void> {
  const intl = useIntl();
  const undo = useUndo(entity);
  const revalidate = useRevalidate();
  const [remove] = useSaving<M>(mutation);
  return async id => {
    const { issues } = await remove({ input: { ids: [id] } });
    if (issues.length > 0) toast(failureText(intl, 'toast.deleteFailed', `${entity}.one`), 'red', issues[0].text);
    else
      toast(
        intl.formatMessage({ id: 'toast.deleted' }, { entity: intl.formatMessage({ id: `${entity}.one` }) }),
        'green',
        undefined,
        undo([id]),
      );
    void revalidate();
  };
}
