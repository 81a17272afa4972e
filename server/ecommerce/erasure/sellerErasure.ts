import { Permission } from '../../core/access/Permission.ts';
import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { EcommercePayout } from '../seller/EcommercePayout.ts';
import { EcommerceSeller } from '../seller/EcommerceSeller.ts';

const sellers: ErasedRecords<EcommerceSeller, EcommerceSeller> = {
  Entity: EcommerceSeller,
  where: ({ id }) => ({ id }),
  // Names are unique among sellers.
  fields: ({ id }, { name, text }) => ({ name: `${name} ${id.slice(-6)}`, contact: text, city: text, status: ActiveStatus.INACTIVE }),
};

const payouts: ErasedRecords<EcommerceSeller, EcommercePayout> = {
  Entity: EcommercePayout,
  where: ({ id: seller }) => ({ seller }),
  fields: () => ({ note: null }),
};

/** Erases a seller who is a person; products, sales and payouts stay, and the vendor is erased on its own. */
export const sellerErasure = erasable<EcommerceSeller>({
  Entity: EcommerceSeller,
  permission: Permission.ECOMMERCE,
  records: [sellers, payouts] as never,
  knownBy: ({ name, contact }) => [name, contact],
});
