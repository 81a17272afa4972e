import { Refused } from '../../core/errors.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Storefront } from './Storefront.ts';
import { storefrontRules, type StorefrontValues } from './storefront.rules.ts';

/** The public shop of the viewer's company. */
export class StorefrontService extends ServiceOf(Storefront, storefrontRules) {
  /** Creates the storefront, or updates the one there is. @throws InvalidInput `address` taken; Refused `currencyMissing`. */
  async save({ version, ...values }: StorefrontValues & { version?: number }): Promise<Storefront> {
    if (values.isOpen && !this.scope.viewer.currency) throw new Refused('currencyMissing');
    const known = await this.em.findOne(Storefront, { deletedAt: null });
    return known ? this.update({ id: known.id, version, ...values }) : this.create(values);
  }
}
