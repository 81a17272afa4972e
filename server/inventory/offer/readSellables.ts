import type { EntityManager } from '@mikro-orm/postgresql';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import type { VatCategory } from '../product/InventoryProduct.ts';
import { packagePrice } from './packagePrice.rules.ts';
import { SellableKind, type Sellable, type SellableShare, type WantedSellable } from './Sellable.ts';
import { sellableQueries } from './sellableQueries.ts';

/** A row of `sellableQueries`. */
interface Row {
  id: string;
  name: string;
  code: string | null;
  price: string | null;
  vatCategory: VatCategory | null;
  isActive: boolean;
  isExpired: boolean;
  /** Whether all it is made of is in use. */
  isWhole: boolean;
  components: Sellable['components'] | null;
  members: (Omit<SellableShare, 'price'> & { price: string })[] | null;
  discountPercentage: string | null;
}

/**
 * What a sale has to know of what it sells, in the order asked for: price, tax, why it cannot be sold on that day, the products of stock
 * that go out with it, and how a package's price falls to its members (domain §3). One statement for each kind that is asked for; nothing
 * is locked: `moveStock` locks and checks what is taken.
 */
export async function readSellables(em: EntityManager, wanted: WantedSellable[], { onDate }: { onDate: string }): Promise<Sellable[]> {
  const found = new Map<string, Sellable>();
  if (!wanted.length) return [];
  const [{ currency }] = await em.execute<{ currency: string | null }[]>('select currency from company where id = noria_company()');
  const digits = currencyDecimals(currency ?? 'USD');
  for (const [kind, asked] of Map.groupBy(wanted, ({ kind }) => kind)) {
    const ids = `{${[...new Set(asked.map(({ id }) => id))].join()}}`;
    const rows = await em.execute<Row[]>(sellableQueries[kind], kind === SellableKind.PACKAGE ? [onDate, ids] : [ids]);
    for (const row of rows) found.set(row.id, sellable(kind, row, digits));
  }
  return wanted.map(({ kind, id }) => found.get(id) ?? unknownSellable(kind, id));
}

function sellable(kind: SellableKind, row: Row, digits: number): Sellable {
  const { id, name, code, components } = row;
  const members = row.members ?? [];
  const priced = kind === SellableKind.PACKAGE ? packagePrice(members, row.discountPercentage!, digits) : undefined;
  const shares = members.map((member, index) => ({ ...member, price: priced!.shares[index] }));
  const price = priced?.final ?? row.price!;
  return { kind, id, name, code, price, vatCategory: row.vatCategory, refusal: refusalOf(row), components: components ?? [], shares };
}

function refusalOf({ isActive, isExpired, isWhole }: Row): Sellable['refusal'] {
  if (!isActive) return 'inactive';
  if (isExpired) return 'packageExpired';
  return isWhole ? null : 'componentInactive';
}

const unknownSellable = (kind: SellableKind, id: string): Sellable => ({
  kind,
  id,
  name: '',
  code: null,
  price: '0',
  vatCategory: null,
  refusal: 'notFound',
  components: [],
  shares: [],
});
