import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
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
  /** Of a package its members say. */
  includesTax?: boolean;
  vatCategory: VatCategory | null;
  isActive: boolean;
  /** A package's last day. */
  expiresOn?: string | null;
  /** Whether all it is made of is in use. */
  isWhole: boolean;
  components: Sellable['components'] | null;
  members: (SellableShare & { includesTax: boolean })[] | null;
  discountPercentage: string | null;
}

/** By which terms is sold. */
export interface SellingTerms {
  /** ISO 4217. */
  currency: string;
  /** Percent: of standard rated sales. */
  taxRate: string;
  /** The day of the sale where the company is, YYYY-MM-DD. */
  soldOn: string;
}

const inUse = (alias: string) => `${alias}.deleted_at is null`;
/** For a sale of which the goods are gone: what was put away since is found too. */
export const everKept = () => 'true';

/**
 * What a sale has to know of what it sells, in the order asked for: price, tax, why it cannot be sold on that day, the products of stock
 * that go out with it, and how a package's price falls to its members (domain §3). One statement, which the terms may travel with; nothing
 * is locked: `moveStock` locks and checks what is taken. What was put away is not found, unless `live` says so.
 */
export async function readSellables(
  em: EntityManager,
  wanted: WantedSellable[],
  terms: () => SellingTerms | Promise<SellingTerms>,
  live: (alias: string) => string = inUse,
): Promise<Sellable[]> {
  const byKind = Map.groupBy(wanted, ({ kind }) => kind);
  const kinds = Object.values(SellableKind).filter(kind => byKind.has(kind));
  if (!kinds.length) return [];
  const text = kinds.map(
    (kind, index) => `select '${kind}' as kind, to_jsonb(found) as found from (${sellableQueries[kind](`$${index + 1}`, live)}) found`,
  );
  const ids = kinds.map(kind => `{${[...new Set(byKind.get(kind)!.map(({ id }) => id))].join()}}`);
  const query = CompiledQuery.raw(text.join(' union all '), ids);
  const { rows } = await em.getKysely().executeQuery<{ kind: SellableKind; found: Row }>(query);
  const known = await terms();
  const found = new Map(rows.map(row => [row.found.id, sellable(row.kind, row.found, known)]));
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
