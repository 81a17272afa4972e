import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { fieldText } from '../../core/record/FieldValue.tsx';
import type { customerUnmergeMutation } from '../../core/relay/generated/customerUnmergeMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { toast } from '../../core/ui/toasts.ts';
import type { PartyEntity } from './usePartyDuplicates.ts';

/**
 * Returns a function that undoes a merge, shows the result and refetches the screen, and whether it is running. The mutation takes the id of
 * the record that was merged, and answers under `undone` which fields kept a newer value.
 */
export function useUnmerge(
  entity: PartyEntity,
  mutation: GraphQLTaggedNode,
): [undo: (loserId: string) => Promise<void>, isRunning: boolean] {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [unmerge, isRunning] = useSaving<customerUnmergeMutation>(mutation);
  const undo = async (loserId: string) => {
    const { response, issues } = await unmerge({ input: { loserId } });
    if (!response) return toast(intl.formatMessage({ id: 'merge.undoFailed' }), 'red', issues[0]?.text);
    const kept = (response.undone?.kept ?? []).map(name => fieldText(intl, entity, name) ?? name);
    const detail = kept.length > 0 ? intl.formatMessage({ id: 'merge.kept' }, { fields: intl.formatList(kept) }) : undefined;
    toast(intl.formatMessage({ id: 'merge.undone' }), 'green', detail);
    void revalidate();
  };
  return [undo, isRunning];
}
