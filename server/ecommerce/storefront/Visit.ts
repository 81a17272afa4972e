import { inLanguage } from '../../core/pages/inLanguage.ts';
import type { PublicVisit } from '../../core/pages/PublicSite.ts';
import type { OpenShop } from './openShop.ts';

/** A visitor's request for a page: in which language, of which shop, with what in the cart. */
export interface Visit extends PublicVisit {
  /** None on pages that belong to no shop. */
  shop: OpenShop | undefined;
  /** Pieces in the cart. */
  pieces: number;
}

/** The path of a page of the visited shop, without language: `/cart/`. */
export const shopPath = ({ shop }: Pick<Visit, 'shop'>, path: string) => `/shop/${shop!.address}${path}`;

/** The address of a page of the visited shop, in the visitor's language. */
export const toShop = (visit: Visit, path: string) => inLanguage(visit.language, shopPath(visit, path));

/** The address of a picture of the visited shop. */
export const pictureOf = (visit: Pick<Visit, 'shop'>, fileId: string) => shopPath(visit, `/pictures/${fileId}`);

/** An amount in the shop's currency. */
export const priceOf = ({ words, shop }: Visit, amount: string) => words.money(amount, shop!.currency).ltr;

/** The name of a product in its address: what search engines and people read there. Names are bounded; what goes into patterns is too. */
export const slugOf = (name: string) =>
  name
    .slice(0, 255)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'product';

/** The path of a product, without language. */
export const productPath = (visit: Pick<Visit, 'shop'>, { id, name }: { id: string; name: string }) =>
  shopPath(visit, `/product/${id}/${encodeURIComponent(slugOf(name))}/`);
