import { Field, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../../core/access/Permission.ts';
import { CommandMutation } from '../../../core/graphql/CommandMutation.ts';
import { RecordInput } from '../../../core/graphql/Payload.ts';
import type { Scope } from '../../../core/graphql/Scope.ts';
import { Vendor } from '../Vendor.ts';
import { VendorBankAccountService } from './VendorBankAccountService.ts';

@InputType()
class SetVendorBankAccountInput extends RecordInput {
  @Field(() => String, { description: 'ISO 13616, with its check digits; spaces are removed.' }) iban!: string;
  @Field(() => String, { nullable: true, description: "ISO 9362, of the vendor's bank." }) bic?: string | null;
}

@Resolver()
export class VendorBankAccountResolver {
  @CommandMutation(Permission.PROCUREMENT, Vendor, SetVendorBankAccountInput, {
    description: 'Sets the bank account that a vendor is paid to; the earlier one stays in the history.',
    action: 'APPROVE',
  })
  setVendorBankAccount(scope: Scope, { id, version, iban, bic }: SetVendorBankAccountInput) {
    return new VendorBankAccountService(scope).set({ id, version, account: { iban, bic } });
  }

  @CommandMutation(Permission.PROCUREMENT, Vendor, RecordInput, {
    description: 'Removes the bank account that a vendor is paid to; it stays in the history.',
    action: 'APPROVE',
  })
  removeVendorBankAccount(scope: Scope, { id, version }: RecordInput) {
    return new VendorBankAccountService(scope).set({ id, version, account: null });
  }
}
