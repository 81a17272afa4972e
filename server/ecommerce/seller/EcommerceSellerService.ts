import { companyToday } from '../../core/database/companyToday.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { round } from '../../core/money/arithmetic.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { postEntry } from '../../ledger/entry/postEntry.ts';
import { registerOpenItem } from '../../ledger/openItem/registerOpenItem.ts';
import { Vendor } from '../../procurement/vendor/Vendor.ts';
import { EcommercePayout, ecommercePayoutCode } from './EcommercePayout.ts';
import { EcommerceSeller } from './EcommerceSeller.ts';
import { ecommerceSellerRules, payOutRules, type EcommerceSellerValues } from './ecommerceSeller.rules.ts';
import { owedTo } from './sellerFigures.ts';

const series = { documentType: 'SELLER_PAYOUT', prefix: 'SP', isInOrder: true };

/** Sellers of the shop, and what they are paid. */
export class EcommerceSellerService extends ServiceOf(EcommerceSeller, ecommerceSellerRules) {
  protected override async guard({ vendorId: id }: EcommerceSellerValues, current?: EcommerceSeller): Promise<void> {
    await refuseInactive(this.em, [{ field: 'vendorId', Entity: Vendor, id, before: current?.vendor?.id }]);
  }

  /** Returns what is owed to a seller. */
  async owedTo(id: string): Promise<string> {
    const [{ owed }] = await this.em.execute<[{ owed: string }]>(
      `select ${owedTo({ id: 's.id', companyId: 's.company_id' })}::text as owed from ecommerce_seller s where s.company_id = noria_company() and s.id = ?`,
      [id],
    );
    return owed;
  }

  /**
   * Pays out what is owed to a seller, or some of it, as a payable to the seller's vendor (modules.md, Ecommerce): Dr COST_OF_SALES / Cr
   * PAYABLE.
   * @throws InvalidInput `amount` limitExceeded, tooManyDecimals; Refused `sellerWithoutVendor`, `periodLocked`, `currencyMissing`.
   */
  async payOut(input: object): Promise<EcommerceSeller> {
    const { em, viewer } = this.scope;
    const { sellerId, amount, note } = check(payOutRules, input);
    const currency = currencyOf(viewer);
    const digits = currencyDecimals(currency);
    if (!round(amount, digits).equals(amount))
      throw new InvalidInput({ field: 'amount', code: 'tooManyDecimals', params: { max: digits } });
    const issuedOn = await companyToday(em);
    const number = await drawNumber(em, series, issuedOn);
    const seller = await this.find(sellerId, undefined, 'sellerId');
    const partyId = seller.vendor?.id;
    if (!partyId) throw new Refused('sellerWithoutVendor');
    await refuseInactive(em, [{ field: 'sellerId', Entity: Vendor, id: partyId }]);
    if (Number(amount) > Number(await this.owedTo(sellerId))) throw new InvalidInput({ field: 'amount', code: 'limitExceeded' });
    const id = newId(ecommercePayoutCode);
    await insertRecords(em, EcommercePayout, [{ id, number, seller: sellerId, issuedOn, amount, note }]);
    const item = { id, kind: 'SELLER_PAYOUT', direction: 'PAYABLE', number, partyId, currency, amount, issuedOn } as const;
    await registerOpenItem(em, item);
    const lines = [
      { account: 'COST_OF_SALES' as const, debit: amount },
      { account: 'PAYABLE' as const, credit: amount, partyId },
    ];
    await postEntry(em, { postedOn: issuedOn, journal: 'PURCHASES', sourceId: id, description: `${number} ${seller.name}`, lines });
    seller.updatedAt = new Date();
    await em.flush();
    return seller;
  }
}
