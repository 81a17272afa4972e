import { Decimal } from '../../core/money/arithmetic.ts';

/** A quotation as it is compared; amounts are null while they are sealed. */
export interface ComparedOffer {
  readonly id: string;
  readonly status: string;
  /** Units of the company's currency for one of its own; null if there is no rate, so that it is not compared. */
  readonly exchangeRate: string | null | undefined;
  readonly isExpired: boolean;
  readonly isStale: boolean;
  readonly deliveryOn: string;
  readonly submittedAt: string;
  readonly finalAmount: string | null | undefined;
  readonly lines: readonly {
    readonly requisitionPosition: number | null | undefined;
    readonly quantity: string;
    readonly price: string | null | undefined;
  }[];
}

/** A line of the requisition. */
interface AskedLine {
  readonly position: number;
  readonly quantity: string;
}

/** What a comparison finds; ids of quotations. */
export interface Comparison {
  /** Quotations that price every line, best first: lower amount, then earlier delivery, then earlier submission. */
  ranking: string[];
  highest: string | undefined;
  lowest: string | undefined;
  quickest: string | undefined;
  /** The cheapest price of each line, by its position. */
  bestOfLine: Map<number, string>;
  /** How many lines each quotation offers in full. */
  offered: Map<string, number>;
}

/** An amount of an offer in the company's currency, not rounded; the offer has a rate. */
const homeOf = ({ exchangeRate }: ComparedOffer, amount: string) => new Decimal(amount).times(exchangeRate!);
const byAmount = (one: ComparedOffer, other: ComparedOffer) => homeOf(one, one.finalAmount!).cmp(homeOf(other, other.finalAmount!));
const byDelivery = (one: ComparedOffer, other: ComparedOffer) => one.deliveryOn.localeCompare(other.deliveryOn);
const bySubmission = (one: ComparedOffer, other: ComparedOffer) => one.submittedAt.localeCompare(other.submittedAt);

/**
 * Compares what is offered for a requisition (domain §4). Only open quotations count that are still valid, answer the current requisition
 * and have an exchange rate, at which they are compared in the company's currency; incomplete ones win a line, never a total.
 */
export function compareOffers(asked: readonly AskedLine[], offers: readonly ComparedOffer[]): Comparison {
  const open = offers.filter(
    ({ status, finalAmount, isExpired, isStale, exchangeRate }) =>
      (status === 'PENDING' || status === 'ACTIVE') && finalAmount && !isExpired && !isStale && exchangeRate,
  );
  const lineOf = (offer: ComparedOffer, { position, quantity }: AskedLine) =>
    offer.lines.find(line => line.requisitionPosition === position && line.price && new Decimal(line.quantity).gte(quantity));
  const offered = new Map(offers.map(offer => [offer.id, asked.filter(line => lineOf(offer, line)).length]));
  const complete = open.filter(({ id }) => offered.get(id) === asked.length);
  const ranked = complete.toSorted((one, other) => byAmount(one, other) || byDelivery(one, other) || bySubmission(one, other));
  const highest = complete.toSorted((one, other) => byAmount(other, one) || byDelivery(one, other) || bySubmission(one, other));
  const quickest = complete.toSorted((one, other) => byDelivery(one, other) || byAmount(one, other) || bySubmission(one, other));
  const bestOfLine = new Map(
    asked.flatMap(line => {
      const priced = open.filter(offer => lineOf(offer, line));
      const price = (offer: ComparedOffer) => homeOf(offer, lineOf(offer, line)!.price!);
      const [best] = priced.toSorted((one, other) => price(one).cmp(price(other)) || byDelivery(one, other) || bySubmission(one, other));
      return best ? [[line.position, best.id] as const] : [];
    }),
  );
  return {
    ranking: ranked.map(({ id }) => id),
    lowest: ranked.at(0)?.id,
    highest: highest.at(0)?.id,
    quickest: quickest.at(0)?.id,
    bestOfLine,
    offered,
  };
}
