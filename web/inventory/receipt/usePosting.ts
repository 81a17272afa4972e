import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { usePostingMutation } from '../../core/relay/generated/usePostingMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { toast } from '../../core/ui/toasts.ts';
import { useExpiredQuestion } from '../stock/useExpiredQuestion.tsx';

/** Posts a goods receipt, after a question where some of the goods have expired; `question` is the open dialog. */
export function usePosting() {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const { saveAsked, question } = useExpiredQuestion();
  const [save, isPosting] = useSaving<usePostingMutation>(graphql`
    mutation usePostingMutation($input: PostGoodsReceiptInput!) {
      postGoodsReceipt(input: $input) {
        ...saving_payload
        goodsReceipt {
          id
          version
          number
          status
          postedAt
        }
      }
    }
  `);
  const post = async (receipt: { id: string; version: number }) => {
    const { issues } = await saveAsked(onPurpose => save({ input: { ...receipt, ...onPurpose } }));
    if (issues.length > 0) toast(intl.formatMessage({ id: 'goodsReceipt.notPosted' }), 'red', issues.map(({ text }) => text).join(' '));
    else toast(intl.formatMessage({ id: 'goodsReceipt.posted' }));
    void revalidate();
  };
  return { post, isPosting, question };
}
