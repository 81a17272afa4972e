import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../relay/saving.ts';
import { toast } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { failureText } from './failureText.ts';

/**
 * Returns a function that runs a mutation without a form, shows its result in a toast and refetches the screen. The toast is the message
 * `done`, or says that the entity was updated.
 */
export function useAction<M extends MutationParameters>(entity: string, mutation: GraphQLTaggedNode, done = 'toast.updated') {
  const [save, isBusy] = useSaving<M>(mutation);
  const intl = useIntl();
  const revalidate = useRevalidate();
  const perform = async (variables: M['variables']) => {
    const { issues } = await save(variables);
    if (issues.length > 0) toast(failureText(intl, 'toast.updateFailed', `${entity}.one`), 'red', issues.map(({ text }) => text).join(' '));
    else toast(intl.formatMessage({ id: done }, { entity: intl.formatMessage({ id: `${entity}.one` }) }));
    void revalidate();
  };
  return [perform, isBusy] as const;
}
