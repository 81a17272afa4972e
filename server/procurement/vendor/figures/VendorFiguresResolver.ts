import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import { Permission } from '../../../core/access/Permission.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { VendorFigures } from './VendorFigures.ts';
import { vendorFiguresOf } from './vendorFiguresOf.ts';

@Resolver()
export class VendorFiguresResolver {
  @Query(() => VendorFigures, { nullable: true, description: 'What was bought from a vendor, and how reliably it came.' })
  @Allow(Permission.PROCUREMENT)
  vendorFigures(@Ctx() { database, viewer }: Context, @Arg('vendorId', () => ID) vendorId: string): Promise<VendorFigures | null> {
    return database.inCompany(viewer!, em => vendorFiguresOf(em, viewer!, vendorId));
  }
}
