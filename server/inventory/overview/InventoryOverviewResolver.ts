import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { TimeSpan } from '../../core/graphql/TimeSpan.ts';
import { InventoryInvoiceType } from '../invoice/InventoryInvoiceType.ts';
import { InventoryOverview } from './InventoryOverview.ts';
import { inventoryOverviewOf } from './inventoryOverviewOf.ts';
import { SalesDrilldown, SalesDrilldownArgs } from './SalesDrilldown.ts';
import { salesDrilldownOf } from './salesDrilldownOf.ts';

@Resolver()
export class InventoryOverviewResolver {
  @Query(() => InventoryOverview, { nullable: true })
  @Allow(Permission.INVENTORY)
  inventoryOverview(
    @Arg('span', () => TimeSpan, { defaultValue: TimeSpan.LAST_30_DAYS }) span: TimeSpan,
    @Arg('recentType', () => InventoryInvoiceType, { nullable: true, description: 'Type of the recent invoices; defaults to all.' })
    recentType: InventoryInvoiceType | null,
    @Ctx() context: Context,
  ): Promise<InventoryOverview> {
    return inventoryOverviewOf(context, span, recentType);
  }

  @Query(() => SalesDrilldown, { nullable: true, description: 'Invoices behind a figure of the overview.' })
  @Allow(Permission.INVENTORY)
  salesDrilldown(@Args(() => SalesDrilldownArgs) question: SalesDrilldownArgs, @Ctx() context: Context): Promise<SalesDrilldown> {
    return salesDrilldownOf(context, question);
  }
}
