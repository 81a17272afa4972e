import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Offer {
  readonly dueOn: string;
  readonly deliveryOn: string;
  readonly description: string;
  readonly terms: string | null | undefined;
  readonly discountPercent: string;
  readonly taxTotal: string;
  readonly lines: readonly { readonly position: number | null | undefined; readonly price: string }[];
}

interface Request {
  readonly lines: readonly { readonly position: number; readonly quantity: string }[];
  readonly answer: Offer | null | undefined;
}

/** What the form starts from: the offer sent before, or nothing. */
export const offerDraft = ({ lines, answer }: Request) => ({
  dueOn: answer?.dueOn ?? '',
  deliveryOn: answer?.deliveryOn ?? '',
  description: answer?.description ?? '',
  terms: answer?.terms ?? '',
  discountPercent: answer?.discountPercent ?? '0',
  taxTotal: answer?.taxTotal ?? '0',
  lines: lines.map(({ position, quantity }) => ({
    position,
    quantity,
    price: answer?.lines.find(line => line.position === position)?.price ?? '',
  })),
});

/** Keeps what a vendor types on their device, so that a closed page loses nothing. Returns what forgets it. */
export function useKeptOffer<Values extends FieldValues, Output>(
  { watch, reset, getValues }: UseFormReturn<Values, unknown, Output>,
  token: string,
): () => void {
  // Enough of the secret to tell links apart, too little to use one.
  const key = `noria.offer.${token.slice(0, 6)}`;
  useEffect(() => {
    const kept = localStorage.getItem(key);
    if (kept) reset({ ...getValues(), ...(JSON.parse(kept) as Values) }, { keepDefaultValues: true });
    const { unsubscribe } = watch(values => localStorage.setItem(key, JSON.stringify(values)));
    return unsubscribe;
  }, [key, watch, reset, getValues]);
  return () => localStorage.removeItem(key);
}
