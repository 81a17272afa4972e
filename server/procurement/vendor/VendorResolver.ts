import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { findDuplicates } from '../../parties/duplicate/findDuplicates.ts';
import { PartyDuplicate, PartySigns } from '../../parties/duplicate/PartyDuplicate.ts';
import { Vendor } from './Vendor.ts';
import { VendorService } from './VendorService.ts';

@Resolver()
export class VendorResolver extends CrudResolver({
  Entity: Vendor,
  plural: 'vendors',
  Service: VendorService,
  filter: [
    'name',
    'companyName',
    'email',
    'phone',
    'country',
    'vendorType',
    'productGroupTitles',
    'currency',
    'language',
    'status',
    'registration',
    'updatedAt',
    'customFields',
  ],
}) {}

/** Finds vendors that may already exist. */
@Resolver()
export class VendorDuplicateResolver {
  @Query(() => [PartyDuplicate], { nullable: true })
  @Allow(Permission.PROCUREMENT)
  vendorDuplicates(@Arg('input', () => PartySigns) input: PartySigns, @Ctx() { database, viewer }: Context): Promise<PartyDuplicate[]> {
    return database.inCompany(viewer!, em => findDuplicates(em, 'vendor', input));
  }
}
