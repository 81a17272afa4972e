import { ref } from '@mikro-orm/core';
import { notSentBack } from '../../administration/approval/sendBack.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { Decimal } from '../../core/money/arithmetic.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { creatorOf } from '../../core/record/creatorOf.ts';
import type { Changes } from '../../core/record/EntityService.ts';
import { LinedDocumentService } from '../../core/record/LinedDocumentService.ts';
import { refuseUnusableHead } from '../../finance/expense/refuseUnusableHead.ts';
import { refuseUnknownLines } from '../../inventory/itemLine/refuseUnknownLines.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { wishedCurrency } from '../../ledger/exchangeRate/wishedCurrency.ts';
import { refuseUnknownProject } from '../../portfolio/project/refuseUnknownProject.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { Vendor } from '../vendor/Vendor.ts';
import { issuePurchaseOrder } from './issuePurchaseOrder.ts';
import { endPurchaseOrder } from './endPurchaseOrder.ts';
import { companyTax, pricePurchase } from './pricePurchase.ts';
import { PurchaseOrder, PurchaseOrderLine } from './PurchaseOrder.ts';
import { acknowledgePurchaseOrder } from './acknowledgePurchaseOrder.ts';
import { refuseUnapproved } from './refuseUnapproved.ts';
import { stockedProducts } from './stockedProducts.ts';
import { asksAnew, tellOfDraft } from './tellOfDraft.ts';
import {
  issuePurchaseOrderRules,
  purchaseOrderRules,
  usualVendorDays,
  type PurchaseLineValues,
  type PurchaseOrderValues,
} from './purchaseOrder.rules.ts';

/** What an order is awarded by: the offer that won, or the lines of it that did. */
export interface Award {
  vendorId: string;
  requisitionId: string | null;
  headId?: string | null;
  costCenterId?: string | null;
  currency: string;
  discountPercent: string;
  expectedOn?: string | null;
  terms?: string | null;
  lines: Pick<PurchaseLineValues, 'productId' | 'description' | 'quantity' | 'unitPrice' | 'vatCategory'>[];
}

/** Fields that an issued order may still change. */
const lasting = new Set(['expectedOn', 'notes']);

/** Makes out, issues, acknowledges, closes and cancels purchase orders. */
export class PurchaseOrderService extends LinedDocumentService<PurchaseOrder, PurchaseOrderLine, PurchaseOrderValues> {
  protected readonly Entity = PurchaseOrder;
  static readonly rules = purchaseOrderRules;
  protected readonly rules = purchaseOrderRules;
  protected readonly Line = PurchaseOrderLine;
  protected readonly lineOf = 'order';

  /** Whether the draft waits since now for whoever may issue it, or for something else than before. */
  private isWaiting = false;
  override async create(input: PurchaseOrderValues): Promise<PurchaseOrder> {
    return this.tell(await super.create(input));
  }

  private async tell(order: PurchaseOrder): Promise<PurchaseOrder> {
    if (this.isWaiting) await tellOfDraft(this.scope, order);
    return order;
  }

  protected lineValues({
    id,
    product,
    description,
    quantity,
    unitPrice,
    discountPercent,
    vatCategory,
  }: PurchaseOrderLine): PurchaseLineValues {
    return { id, productId: product.id, description, quantity, unitPrice, discountPercent, vatCategory };
  }

  /** Makes a draft of what a vendor's offer was awarded, within the caller's transaction. */
  async createAwarded({ lines, ...award }: Award): Promise<PurchaseOrder> {
    const none = { headId: null, costCenterId: null, projectId: null, exchangeRate: null, expectedOn: null, terms: null, notes: null };
    const priced = lines.map(line => ({ ...line, id: null, discountPercent: '0' }));
    return this.create({ ...none, paymentDays: usualVendorDays, ...award, lines: priced });
  }

  /**
   * Issues a draft: draws its number and commits its net against the budget of its head. Repeating it does nothing.
   * @throws as `issuePurchaseOrder`.
   */
  async issue({ id, version, ...input }: { id: string; version?: number; overrideReason?: string | null }): Promise<PurchaseOrder> {
    const { overrideReason } = check(issuePurchaseOrderRules, input);
    const order = await this.find(id, version);
    await issuePurchaseOrder(this.scope, order, overrideReason);
    return order;
  }

  /** Notes that the vendor has acknowledged an issued order; repeating it does nothing. */
  async acknowledge(id: string, version?: number): Promise<PurchaseOrder> {
    const order = await this.find(id, version);
    await acknowledgePurchaseOrder(this.em, order);
    return order;
  }

  /** Closes an issued order: nothing more is expected of it, and the rest of its commitment is freed. Repeating it does nothing. */
  close = (id: string, version?: number): Promise<PurchaseOrder> => this.#end('CLOSED', id, version);

  /** Cancels an order of which nothing is received or billed, and frees its commitment. Repeating it does nothing. */
  cancel = (id: string, version?: number): Promise<PurchaseOrder> => this.#end('CANCELLED', id, version);

  async #end(as: 'CLOSED' | 'CANCELLED', id: string, version?: number): Promise<PurchaseOrder> {
    const order = await this.find(id, version);
    await endPurchaseOrder(this.em, order, as);
    return order;
  }

  /** Updates a draft; an issued order changes only its day of delivery and its notes. */
  override async update(changes: Changes<PurchaseOrderValues>): Promise<PurchaseOrder> {
    const order = await this.find(changes.id, changes.version);
    const { id: _id, version: _version, ...given } = changes;
    if (this.isLocked(order) && Object.entries(given).some(([name, value]) => value !== undefined && !lasting.has(name)))
      throw new Refused('documentLocked');
    return this.tell(await super.update(changes));
  }

  /** Whether an order keeps its lines and prices. */
  protected isLocked({ state }: PurchaseOrder): boolean {
    return state !== 'DRAFT';
  }

  protected override async guard(values: PurchaseOrderValues, current?: PurchaseOrder): Promise<void> {
    const { vendorId, requisitionId, headId, costCenterId, projectId, lines } = values;
    await refuseUnknownProject(this.em, projectId, current?.project?.id);
    const before = current ? await this.linesOf(current) : [];
    refuseUnknownLines(lines, new Map(before.map(line => [line.id, line])));
    const known = new Set(before.map(({ product }) => product.id));
    await refuseInactive(this.em, [
      { field: 'vendorId', Entity: Vendor, id: vendorId, before: current?.vendor.id },
      { field: 'costCenterId', Entity: CostCenter, id: costCenterId, before: current?.costCenter?.id },
      ...lines.map(({ productId: id }, index) => ({
        field: `lines.${index}.productId`,
        Entity: ProcurementProduct,
        id,
        before: known.has(id) ? id : null,
      })),
    ]);
    if (headId !== (current?.head?.id ?? null)) await refuseUnusableHead(this.em, headId);
    if (requisitionId && requisitionId !== current?.requisition?.id) await refuseUnapproved(this.em, requisitionId);
  }

  /**
   * Prices the lines in the order's currency. They keep the tax rate of the day they were entered.
   * @throws InvalidInput `exchangeRate` ownCurrency.
   */
  protected override async derive(values: PurchaseOrderValues, current?: PurchaseOrder): Promise<Record<string, unknown>> {
    // What is issued is never priced again.
    if (current && this.isLocked(current)) return { discountPercent: current.discountPercent };
    const before = current ? await this.linesOf(current) : [];
    const stored = new Map(before.map(line => [line.id, line]));
    const { vatMode: usual, rateOf } = await companyTax(this.em);
    const { currency, exchangeRate } = wishedCurrency(currencyOf(this.scope.viewer), values);
    const vatMode = current?.vatMode ?? usual;
    const taxed = values.lines.map(line => {
      const kept = line.id ? stored.get(line.id) : undefined;
      return { ...line, vatRate: kept?.vatCategory === line.vatCategory ? kept.vatRate : rateOf(line.vatCategory) };
    });
    const { lines, totals } = pricePurchase(taxed, { currency, discountPercent: values.discountPercent, vatMode });
    const isRepriced = currency !== current?.currency || !new Decimal(values.discountPercent).equals(current.discountPercent);
    const stocked = await stockedProducts(this.em, values.lines, before);
    this.planned = {
      lines: lines.map(({ productId: product, base: _base, id, ...line }) => ({
        ...line,
        id: id ?? undefined,
        product,
        inventoryProduct: stocked.get(product) ?? null,
      })),
      before,
      areSame: !isRepriced && JSON.stringify(values.lines) === JSON.stringify(before.map(line => this.lineValues(line))),
    };
    this.isWaiting = !this.planned.areSame || !current || asksAnew(values, current);
    const buyer = current ? undefined : await creatorOf(this.scope);
    return {
      currency,
      exchangeRate,
      vatMode,
      pricesIncludeTax: false,
      ...totals,
      ...notSentBack,
      ...(buyer && { buyer: ref(CompanyUser, buyer) }),
      // A change of lines counts as a new version of the document, even if the totals stay the same.
      ...(current && !this.planned.areSame && { updatedAt: new Date() }),
    };
  }

  protected override async guardDelete({ state }: PurchaseOrder): Promise<void> {
    if (state !== 'DRAFT') throw new Refused('documentLocked');
  }
}
