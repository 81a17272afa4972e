import { SaleMigration } from '../sales/SaleMigration.ts';
import { SellMigration } from '../sales/SellMigration.ts';
import { migrations } from '../../../server/migrations/migrations.ts';
import { modules, type Module } from '../../../server/modules.ts';
import { BenchCustomer } from './BenchCustomer.ts';
import { BenchDay, BenchMonth } from './BenchDay.ts';
import { BenchInvoice } from './BenchInvoice.ts';
import { BenchLine } from './BenchLine.ts';
import { BenchMigration } from './BenchMigration.ts';
import { BenchProduct } from './BenchProduct.ts';
import { BenchResolver } from './BenchResolver.ts';

/** The benchmark's module; not part of the product. */
const bench: Module = {
  entities: [BenchCustomer, BenchProduct, BenchInvoice, BenchLine, BenchDay, BenchMonth],
  resolvers: [BenchResolver],
  routes: [],
};

/** The product's modules and this one, to open the database with. */
export const benchDatabase = {
  entities: [...modules, bench].flatMap(({ entities }) => entities),
  migrations: [
    ...migrations,
    { name: 'bench', class: BenchMigration },
    { name: 'bench-sale', class: SaleMigration },
    { name: 'bench-sell', class: SellMigration },
  ],
};

/** Resolvers added to the product's. */
export const benchResolvers = bench.resolvers;
