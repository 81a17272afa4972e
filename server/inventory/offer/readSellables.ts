import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { ask } from '../../core/database/ask.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { rateOf } from '../product/rateOf.rules.ts';
import { packagePrice } from './packagePrice.rules.ts';
import { SellableKind, type Sellable, type SellableShare, type WantedSellable } from './Sellable.ts';
import { sellableQueries } from './sellableQueries.ts';

/** A row of `sellableQueries`. */
interface Row {
  id: string;
  name: string;
  code: string | null;
  price: string | null;
  /** Undefined for a package, where it depends on its members. */
  includesTax?: boolean;
  vatCategory: VatCategory | null;
  isActive: boolean;
  /** A package's expiry date. */
  expiresOn?: string | null;
  /** Whether all its parts are active. */
  isWhole: boolean;
  components: Sellable['components'] | null;
  members: (SellableShare & { includesTax: boolean })[] | null;
  discountPercentage: string | null;
}

/** Terms of a sale. */
export interface SellingTerms {
  /** ISO 4217. */
  currency: string;
  /** Percent, for standard-rated sales. */
  taxRate: string;
  /** Day of the sale in the company's time zone, YYYY-MM-DD. */
  soldOn: string;
}

const inUse = (alias: string) => `${alias}.deleted_at is null`;
/** For a sale whose goods are already gone: also finds items deleted since. */
export const everKept = () => 'true';

/**
 * Reads the facts that a sale needs about its items, in the requested order: price, tax, why an item cannot be sold on that day, the stock
 * products it consumes, and how a package's price is split over its members (domain §3). Uses one statement, with which the query for the
 * terms can share a round trip. Locks nothing: `moveStock` locks and checks what is taken. Deleted items are not found unless `live`
 * includes them.
 */
export async function readSellables(
  em: EntityManager,
  wanted: WantedSellable[],
  terms: () => SellingTerms | Promise<SellingTerms>,
  live: (alias: string) => string = inUse,
): Promise<Sellable[]> {
  if (!wanted.length) return [];
  const { text, values } = lookup(wanted, live);
  const { rows } = await em.getKysely().executeQuery<Found>(CompiledQuery.raw(text, values));
  return sellablesOf(wanted, rows, await terms());
}

/** Reads what `readSellables` does in one round trip with the next statement; the returned function gives it. */
export async function askSellables(em: EntityManager, wanted: WantedSellable[]): Promise<(terms: SellingTerms) => Promise<Sellable[]>> {
  if (!wanted.length) return async () => [];
  const { text, values } = lookup(wanted, inUse);
  const rows = await ask<Found>(em, text, values);
  return async terms => sellablesOf(wanted, await rows(), terms);
}

interface Found {
  kind: SellableKind;
  found: Row;
}

/** The statement that reads items of these kinds, and its parameters. */
function lookup(wanted: WantedSellable[], live: (alias: string) => string): { text: string; values: string[] } {
  const byKind = Map.groupBy(wanted, ({ kind }) => kind);
  const kinds = Object.values(SellableKind).filter(kind => byKind.has(kind));
  const text = kinds.map(
    (kind, index) => `select '${kind}' as kind, to_jsonb(found) as found from (${sellableQueries[kind](`$${index + 1}`, live)}) found`,
  );
  return {
    text: text.join(' union all '),
    values: kinds.map(kind => `{${[...new Set(byKind.get(kind)!.map(({ id }) => id))].join()}}`),
  };
}

function sellablesOf(wanted: WantedSellable[], rows: Found[], terms: SellingTerms): Sellable[] {
  const found = new Map(rows.map(row => [row.found.id, sellable(row.kind, row.found, terms)]));
  return wanted.map(({ kind, id }) => found.get(id) ?? unknownSellable(kind, id));
}

function sellable(kind: SellableKind, row: Row, { currency, taxRate, soldOn }: SellingTerms): Sellable {
  const { id, name, code, components } = row;
  const members = (row.members ?? []).map(member => ({ ...member, vatRate: rateOf(member.vatCategory, taxRate) }));
  const priced = kind === SellableKind.PACKAGE ? packagePrice(members, row.discountPercentage!, currencyDecimals(currency)) : undefined;
  const shares = members.map(({ includesTax: _included, vatRate: _rate, ...member }, index) => ({
    ...member,
    price: priced!.shares[index],
  }));
  const price = priced?.final ?? row.price!;
  return {
    kind,
    id,
    name,
    code,
    price,
    includesTax: priced?.includesTax ?? row.includesTax!,
    vatCategory: row.vatCategory,
    refusal: refusalOf(row, soldOn),
    components: components ?? [],
    shares,
  };
}

function refusalOf({ isActive, expiresOn, isWhole }: Row, soldOn: string): Sellable['refusal'] {
  if (!isActive) return 'inactive';
  if (expiresOn && expiresOn < soldOn) return 'packageExpired';
  return isWhole ? null : 'componentInactive';
}

const unknownSellable = (kind: SellableKind, id: string): Sellable => ({
  kind,
  id,
  name: '',
  code: null,
  price: '0',
  includesTax: false,
  vatCategory: null,
  refusal: 'notFound',
  components: [],
  shares: [],
});
