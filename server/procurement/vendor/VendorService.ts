import { InvalidInput } from '../../core/errors.ts';
import { LinkedRecords } from '../../core/record/LinkedRecords.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { ProductGroup } from '../productGroup/ProductGroup.ts';
import { Vendor, VendorGroup } from './Vendor.ts';
import { vendorRules, type VendorValues } from './vendor.rules.ts';

/** The company's vendors, each with its product groups. */
export class VendorService extends ServiceOf(Vendor, vendorRules) {
  protected override readonly links = {
    productGroupIds: new LinkedRecords(this.em, { Link: VendorGroup, owner: 'vendor', target: 'productGroup', Target: ProductGroup }),
  };

  /** Whoever registered by a link becomes active by being accepted. */
  protected override async guard({ status }: VendorValues, current?: Vendor): Promise<void> {
    if (status === 'ACTIVE' && (current?.registration ?? 'ACCEPTED') !== 'ACCEPTED')
      throw new InvalidInput({ field: 'status', code: 'registrationWaiting' });
  }

  /** A vendor without a currency quotes in the company's. */
  protected override async derive({ currency }: VendorValues): Promise<Record<string, unknown>> {
    return { currency: currency ?? this.scope.viewer.currency };
  }
}
