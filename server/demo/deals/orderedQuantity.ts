import { paceAt } from '../history.ts';

/** What a line of an order is usually worth, by the company's currency. */
const usualWorth: Record<string, number> = { USD: 4300, JOD: 285 };

/** A line to sell. */
interface Wanted {
  price: string;
  at: Date;
  since: Date;
  currency: string;
}

/** How many pieces a customer orders: about as much as a line is usually worth, more when business is brisk; the same for the same `turn`. */
export function orderedQuantity({ price, at, since, currency }: Wanted, turn: number): number {
  const worth = usualWorth[currency] * paceAt(at, since) * (0.35 + (turn % 60) / 45);
  return Math.max(1, Math.min(Math.round(worth / Number(price)), 600));
}
