import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { useCompletionMutation } from '../../core/relay/generated/useCompletionMutation.graphql.ts';
import type { useCompletionReopenMutation } from '../../core/relay/generated/useCompletionReopenMutation.graphql.ts';
import { useSaving, type Outcome } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { toast } from '../../core/ui/toasts.ts';
import { failureText } from '../../core/screens/failureText.ts';

/** Completes an activity with an undo option, or reopens one. */
export function useCompletion() {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const [save, isCompleting] = useSaving<useCompletionMutation>(graphql`
    mutation useCompletionMutation($input: RecordInput!) {
      completeActivity(input: $input) {
        ...saving_payload
        activity {
          id
          version
          status
          doneAt
        }
      }
    }
  `);
  const [open, isReopening] = useSaving<useCompletionReopenMutation>(graphql`
    mutation useCompletionReopenMutation($input: RecordInput!) {
      reopenActivity(input: $input) {
        ...saving_payload
        activity {
          id
          version
          status
          doneAt
        }
      }
    }
  `);
  const tell = ({ issues }: Outcome<unknown>, text: string, undo?: () => unknown) => {
    if (issues.length > 0) toast(failureText(intl, 'toast.updateFailed', 'activity.one'), 'red', issues.map(issue => issue.text).join(' '));
    else
      toast(intl.formatMessage({ id: text }), 'green', undefined, undo && { label: intl.formatMessage({ id: 'action.undo' }), run: undo });
    void revalidate();
  };
  const reopen = async (id: string) => tell(await open({ input: { id } }), 'activity.reopened');
  const complete = async (id: string) => tell(await save({ input: { id } }), 'activity.completed', () => reopen(id));
  return { complete, reopen, isBusy: isCompleting || isReopening };
}
