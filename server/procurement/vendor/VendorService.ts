import { insertRecords } from '../../core/database/insertRecords.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Refused } from '../../core/errors.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { ProductGroup } from '../productGroup/ProductGroup.ts';
import { Vendor, VendorGroup } from './Vendor.ts';
import { vendorRules, type VendorValues } from './vendor.rules.ts';

/** The company's vendors, each with its product groups. */
export class VendorService extends ServiceOf(Vendor, vendorRules) {
  #groups: string[] = [];
  #before: string[] = [];

  override async create(input: VendorValues): Promise<Vendor> {
    const vendor = await super.create(input);
    await this.writeGroups(vendor);
    return vendor;
  }

  override async update(changes: Changes<VendorValues>): Promise<Vendor> {
    const vendor = await super.update(changes);
    if (this.isChanged()) await this.writeGroups(vendor);
    return vendor;
  }

  override async delete(ids: string[]): Promise<string[]> {
    const deleted = await super.delete(ids);
    await this.em.nativeUpdate(VendorGroup, { vendor: { $in: deleted } }, { deletedAt: new Date() });
    return deleted;
  }

  override async valuesOf(vendor: Vendor): Promise<Record<string, unknown>> {
    return { ...(await super.valuesOf(vendor)), productGroupIds: await this.groupsOf(vendor) };
  }

  /**
   * Checks that the product groups still exist, then restores them with their vendor.
   * @throws Refused `restoreDangling`.
   */
  protected override async guardRestore(vendor: Vendor): Promise<void> {
    for (const id of await this.groupsOf(vendor))
      if (!(await this.em.count(ProductGroup, { id, deletedAt: null })))
        throw new Refused('restoreDangling', { field: 'productGroups', id });
    await this.em.nativeUpdate(VendorGroup, { vendor: vendor.id }, { deletedAt: null });
  }

  protected override async guard({ productGroupIds }: VendorValues, current?: Vendor): Promise<void> {
    this.#groups = productGroupIds;
    this.#before = current ? await this.groupsOf(current) : [];
    const held = new Set(this.#before);
    const added = productGroupIds.filter(id => !held.has(id));
    await refuseInactive(
      this.em,
      added.map(id => ({ field: 'productGroupIds', Entity: ProductGroup, id })),
    );
  }

  /** A vendor without a currency quotes in the company's. A change of groups alone increases the version too. */
  protected override async derive({ currency }: VendorValues, current?: Vendor): Promise<Record<string, unknown>> {
    return {
      currency: currency ?? this.scope.viewer.currency,
      ...(current && this.isChanged() && { updatedAt: new Date() }),
    };
  }

  private isChanged(): boolean {
    return this.#groups.join() !== this.#before.join();
  }

  private async groupsOf({ id }: Vendor): Promise<string[]> {
    const groups = await this.em.find(VendorGroup, { vendor: id }, { orderBy: { position: 'asc' }, disableIdentityMap: true });
    return groups.map(({ productGroup }) => productGroup.id);
  }

  private async writeGroups({ id }: Vendor): Promise<void> {
    if (this.#before.length) await this.em.nativeDelete(VendorGroup, { vendor: id });
    const rows = this.#groups.map((productGroup, index) => ({ vendor: id, position: index + 1, productGroup }));
    const before = this.#before.map(productGroup => ({ productGroup }));
    await insertRecords(this.em, VendorGroup, rows, { id, field: 'productGroups', ...(before.length && { before }) });
  }
}
