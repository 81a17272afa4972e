const byCurrency: Record<string, string> = {
  USD: '100 50 20 10 5 1 0.25 0.10 0.05 0.01',
  EUR: '200 100 50 20 10 5 2 1 0.50 0.20 0.10 0.05 0.02 0.01',
  GBP: '50 20 10 5 2 1 0.50 0.20 0.10 0.05 0.02 0.01',
  JOD: '50 20 10 5 1 0.50 0.25 0.10 0.05',
  SAR: '500 200 100 50 20 10 5 2 1 0.50 0.25',
  AED: '1000 500 200 100 50 20 10 5 1 0.50 0.25',
  EGP: '200 100 50 20 10 5 1 0.50 0.25',
  MXN: '1000 500 200 100 50 20 10 5 2 1 0.50',
  JPY: '10000 5000 2000 1000 500 100 50 10 5 1',
};

/** Notes and coins in circulation, largest first; undefined for an unlisted currency. */
export const knownDenominations = (currency: string): string[] | undefined => byCurrency[currency]?.split(' ');

/** Notes and coins in circulation, largest first; the usual steps for an unlisted currency. */
export const denominations = (currency: string): string[] => knownDenominations(currency) ?? '500 200 100 50 20 10 5 2 1'.split(' ');
