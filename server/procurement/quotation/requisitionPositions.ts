import type { RequisitionLine } from '../requisition/Requisition.ts';

/** The line of the requisition that each line of a quotation answers: the next one with the same product; null if there is none. */
export function requisitionPositions(
  lines: readonly { productId: string }[],
  asked: readonly Pick<RequisitionLine, 'position' | 'product'>[],
): (number | null)[] {
  const left = [...asked];
  return lines.map(({ productId }) => {
    const at = left.findIndex(({ product }) => product.id === productId);
    return at < 0 ? null : left.splice(at, 1)[0].position;
  });
}
