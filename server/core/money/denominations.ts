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

/** The notes and coins of a currency in use, the largest first; undefined where they are not known here. */
export const knownDenominations = (currency: string): string[] | undefined => byCurrency[currency]?.split(' ');

/** The notes and coins in use, the largest first; of a currency that is not listed, the usual steps. */
export const denominations = (currency: string): string[] => knownDenominations(currency) ?? '500 200 100 50 20 10 5 2 1'.split(' ');
