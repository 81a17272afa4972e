import { useWatch } from 'react-hook-form';
import { SpendingPreview } from './SpendingPreview.tsx';

type Lines = { productId: string; quantity: string; estimatedPrice: string }[];

/** The budget of a requisition while it is typed. */
export function TypedSpending() {
  const [headId, costCenterId, lines] = useWatch({ name: ['headId', 'costCenterId', 'lines'] }) as [string, string, Lines | undefined];
  return <SpendingPreview headId={headId} costCenterId={costCenterId} lines={lines ?? []} />;
}
