import { graphql } from 'react-relay';
import type { useCountingMutation } from '../../core/relay/generated/useCountingMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';

/** Records counted quantities; returns the reason as text if the server refuses. */
export function useCounting(countId: string) {
  const revalidate = useRevalidate();
  const [save, isSaving] = useSaving<useCountingMutation>(graphql`
    mutation useCountingMutation($input: CountStockInput!) {
      countStock(input: $input) {
        ...saving_payload
        stockCountLine {
          id
          book
          counted
          difference
          movedSince
          countedAt
          serialNumbers
          isCounted
          countedBy {
            name
          }
        }
      }
    }
  `);
  const count = async (
    productId: string,
    batchId: string | null,
    quantity: string,
    serialNumbers: string[] = [],
  ): Promise<string | undefined> => {
    const { issues } = await save({ input: { countId, productId, batchId, quantity, serialNumbers } });
    void revalidate();
    return issues.length > 0 ? issues.map(({ text }) => text).join(' ') : undefined;
  };
  return [count, isSaving] as const;
}
