import { noteChanged } from '../../../core/database/ChangeLog.ts';
import { newId } from '../../../core/database/ids.ts';
import { codeOf } from '../../../core/database/RecordType.ts';
import { check } from '../../../core/graphql/check.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { creatorOf } from '../../../core/record/creatorOf.ts';
import { VendorBankAccount, type Vendor } from '../Vendor.ts';
import { VendorService } from '../VendorService.ts';
import { vendorBankAccountRules } from './vendorBankAccount.rules.ts';

/** Shows enough of an IBAN to recognise it: country and check digits, and the last four characters. */
const masked = (iban: string | undefined) => (iban ? `${iban.slice(0, 4)} •••• ${iban.slice(-4)}` : null);

/** Bank accounts that vendors are paid to. */
export class VendorBankAccountService {
  constructor(private readonly scope: Scope) {}

  /**
   * Replaces the bank account that a vendor is paid to, or removes it if `account` is null. The audit trail of the vendor notes both accounts,
   * masked; the next payment proposal marks the new one until it is first paid to.
   * @throws RequestError NOT_FOUND; Conflict; InvalidInput `iban` invalidIban, `bic` invalidBic.
   */
  async set({ id, version, account }: { id: string; version?: number; account: object | null }): Promise<Vendor> {
    const { scope } = this;
    const { em } = scope;
    const next = account && check(vendorBankAccountRules, account);
    const vendor = await new VendorService(scope).find(id, version);
    const [current] = await em.execute<{ id: string; iban: string; bic: string | null }[]>(
      'select id, iban, bic from vendor_bank_account where company_id = noria_company() and vendor_id = ? and replaced_at is null',
      [id],
    );
    if (current?.iban === next?.iban && (current?.bic ?? null) === (next?.bic ?? null)) return vendor;
    if (current)
      await em.execute('update vendor_bank_account set replaced_at = now() where company_id = noria_company() and id = ?', [current.id]);
    if (next)
      await em.execute('insert into vendor_bank_account (id, vendor_id, iban, bic, entered_by_id) values (?, ?, ?, ?, ?)', [
        newId(codeOf(VendorBankAccount)),
        id,
        next.iban,
        next.bic,
        await creatorOf(scope),
      ]);
    vendor.updatedAt = new Date();
    await em.flush();
    noteChanged(em, 'Vendor', vendor, { bankAccount: [masked(current?.iban), masked(next?.iban)] });
    return vendor;
  }
}
