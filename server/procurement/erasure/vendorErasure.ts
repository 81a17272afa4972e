import { Permission } from '../../core/access/Permission.ts';
import { erasable, type ErasedRecords } from '../../core/erasure/Erasable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { unsettledOf } from '../../ledger/party/unsettledOf.ts';
import { VendorInvitation } from '../registration/VendorInvitation.ts';
import { Vendor, VendorBankAccount } from '../vendor/Vendor.ts';

/** An address and a number that nobody has, where a vendor must have one (RFC 2606). */
const nobody = { email: 'erased@invalid.invalid', phone: '00000000' };

const vendors: ErasedRecords<Vendor, Vendor> = {
  Entity: Vendor,
  where: ({ id }) => ({ id }),
  fields: (_vendor, { name, text }) => ({
    name,
    companyName: text,
    ...nobody,
    address: text,
    taxNumber: null,
    status: ActiveStatus.INACTIVE,
    customValues: {},
  }),
};

const invitations: ErasedRecords<Vendor, VendorInvitation> = {
  Entity: VendorInvitation,
  where: ({ id, email }) => ({ $or: [{ vendor: id }, { email }] }),
  fields: () => ({ email: null }),
};

const bankAccounts: ErasedRecords<Vendor, VendorBankAccount> = {
  Entity: VendorBankAccount,
  where: ({ id }) => ({ vendor: id }),
  fields: () => ({ iban: '••••', bic: null }),
};

/** Erases a vendor who is a person. Country, currency and product groups stay for the company's figures. */
export const vendorErasure = erasable<Vendor>({
  Entity: Vendor,
  permission: Permission.PROCUREMENT,
  records: [vendors, invitations, bankAccounts] as never,
  knownBy: ({ name, companyName, email, phone, taxNumber }) => [name, companyName, email, phone, taxNumber],
  refusals: (em, { id }) => unsettledOf(em, id),
});
