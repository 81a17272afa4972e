import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { refuseTreeParent } from '../../core/database/refuseTreeParent.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { EcommerceProductGroup } from './EcommerceProductGroup.ts';
import { ecommerceProductGroupRules, groupDepthLimit, type EcommerceProductGroupValues } from './ecommerceProductGroup.rules.ts';

/** The groups of the shop's products: a tree without cycles. */
export class EcommerceProductGroupService extends ServiceOf(EcommerceProductGroup, ecommerceProductGroupRules) {
  protected override async guard({ parentId }: EcommerceProductGroupValues, current?: EcommerceProductGroup): Promise<void> {
    const before = current?.parent?.id;
    if ((parentId ?? null) !== (before ?? null)) await this.guardParent(parentId, current?.id);
    await refuseInactive(this.em, [{ field: 'parentId', Entity: EcommerceProductGroup, id: parentId, before }]);
  }

  private async guardParent(parentId: string | null, id: string | undefined): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('product groups ' || noria_company(), 0))`);
    const move = { table: 'ecommerce_product_group', id, depthLimit: groupDepthLimit, belowItself: 'groupBelowItself' };
    if (parentId) await refuseTreeParent(this.em, { ...move, parentId });
  }
}
