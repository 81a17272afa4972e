import type { SaleSample } from './sales/prepareSales.ts';

/** Records that the requests use. */
export interface Sample {
  companyId: string;
  invoices: string[];
  customers: string[];
  products: string[];
  /** Places of these in the order of the company's ids, from 1: Tryton knows them by numbers. */
  places: Record<string, number>;
  /** What is sold at the till. */
  sale: SaleSample;
}

/** The five lines that a turn writes. */
export const linesOf = ({ products }: Sample, turn: number) =>
  Array.from({ length: 5 }, (_, index) => ({
    productId: products[(turn * 5 + index) % products.length],
    quantity: `${1 + index}`,
    price: '12.5',
  }));

/** The products that a turn sells. */
export const soldOf = ({ sale: { goods } }: Sample, turn: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ productId: goods[(turn * count + index) % goods.length], quantity: `${1 + index}` }));

/** The customer who buys on account in a turn. */
export const buyerOf = ({ sale: { customers } }: Sample, turn: number) => customers[turn % customers.length];

/** The customer of a turn. */
export const customerOf = ({ customers }: Sample, turn: number) => customers[turn % customers.length];

/** The invoice of a turn. */
export const invoiceOf = ({ invoices }: Sample, turn: number) => invoices[turn % invoices.length];
