import { ref } from '@mikro-orm/core';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { companyToday } from '../../core/database/companyToday.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { RecordFile } from '../../core/record/RecordFile.ts';
import { RecordFileService } from '../../core/record/RecordFileService.ts';
import { BuyerService } from './BuyerService.ts';
import { EcommerceCustomer } from './EcommerceCustomer.ts';
import { ecommerceCustomerRules, type EcommerceCustomerValues } from './ecommerceCustomer.rules.ts';

/** A customer's values, with a picture that replaces the present one. */
type CustomerInput = EcommerceCustomerValues & { image?: Promise<FileUpload> | null };

/** The shop's customers. */
export class EcommerceCustomerService extends ServiceOf(EcommerceCustomer, ecommerceCustomerRules) {
  override async create(input: CustomerInput): Promise<EcommerceCustomer> {
    const customer = await super.create(input);
    await this.setImage(customer, input.image);
    return customer;
  }

  override async update(changes: Changes<CustomerInput>): Promise<EcommerceCustomer> {
    const customer = await super.update(changes);
    await this.setImage(customer, changes.image);
    return customer;
  }

  /** A new customer is matched to one of the CRM; later changes leave that one alone. */
  protected override async derive(values: EcommerceCustomerValues, current?: EcommerceCustomer): Promise<Record<string, unknown>> {
    const joinedOn = values.joinedOn ?? current?.joinedOn ?? (await companyToday(this.em));
    return current ? { joinedOn } : { joinedOn, party: ref(await new BuyerService(this.scope).partyOf(values)) };
  }

  private async setImage({ id }: EcommerceCustomer, image: Promise<FileUpload> | null | undefined): Promise<void> {
    if (!image) return;
    const files = new RecordFileService(this.scope);
    const before = await this.em.find(RecordFile, { recordId: id, isPicture: true, deletedAt: null });
    if (before.length) await files.delete(before.map(file => file.id));
    await files.add({ recordId: id, file: image, isPicture: true, field: 'image' });
  }
}
