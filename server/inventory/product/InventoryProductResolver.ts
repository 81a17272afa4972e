import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { BooleanFilter, DateFilter, DateTimeFilter, DecimalFilter, EnumFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct, ProductUnit, VatCategory } from './InventoryProduct.ts';
import { InventoryProductService, type InventoryProductValues } from './InventoryProductService.ts';

export const VatCategoryFilter = EnumFilter(VatCategory, 'VatCategory');

@InputType()
export class InventoryProductInput extends CommandInput implements InventoryProductValues {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) brand!: string | null;
  @Field(() => String, { nullable: true, description: 'Who makes it; required.' }) manufacturer!: string | null;
  @Field(() => String, { nullable: true }) code!: string | null;
  @Field(() => String, { nullable: true }) barcode!: string | null;
  @Field(() => ProductUnit, { defaultValue: ProductUnit.PIECE }) unit!: ProductUnit;
  @Field(() => DecimalText, { defaultValue: '0' }) purchasePrice!: string;
  @Field(() => DecimalText) salePrice!: string;
  @Field(() => VatCategory, { defaultValue: VatCategory.STANDARD_RATED }) vatCategory!: VatCategory;
  @Field(() => DecimalText, { defaultValue: '0' }) reorderLevel!: string;
  @Field(() => Boolean, { defaultValue: false }) isPerishable!: boolean;
  @Field(() => DateOnly, { nullable: true }) manufacturedOn!: string | null;
  @Field(() => DateOnly, { nullable: true }) expiresOn!: string | null;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
  @Field(() => DecimalText, {
    nullable: true,
    description: 'How many there are in all. Required of a new one, at least 1: its opening movement. Another one later is an adjustment.',
  })
  quantity!: string | null;
  @Field(() => String, { nullable: true, description: 'Why there are not as many as before.' }) quantityReason!: string | null;
  @Field(() => ID, { nullable: true, description: 'Where they are; the default warehouse when left out.' }) warehouseId!: string | null;
}

@InputType()
export class InventoryProductFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) code?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) barcode?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) brand?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) manufacturer?: StringFilter;
  @Field(() => DecimalFilter, { nullable: true }) purchasePrice?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) salePrice?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) quantity?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) available?: DecimalFilter;
  @Field(() => DecimalFilter, { nullable: true }) stockValue?: DecimalFilter;
  @Field(() => BooleanFilter, { nullable: true }) isPerishable?: BooleanFilter;
  @Field(() => BooleanFilter, { nullable: true }) isLow?: BooleanFilter;
  @Field(() => DateFilter, { nullable: true }) expiresOn?: DateFilter;
  @Field(() => VatCategoryFilter, { nullable: true }) vatCategory?: object;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class InventoryProductResolver extends CrudResolver({
  Entity: InventoryProduct,
  plural: 'inventoryProducts',
  Input: InventoryProductInput,
  Filter: InventoryProductFilter,
  Service: InventoryProductService,
  permission: [Permission.INVENTORY, Permission.CRM],
}) {}
