import { Field, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, DecimalFilter, EnumFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { InventoryProduct, VatCategory } from './InventoryProduct.ts';
import { InventoryProductService, type InventoryProductValues } from './InventoryProductService.ts';

const VatCategoryFilter = EnumFilter(VatCategory, 'VatCategory');

@InputType()
export class InventoryProductInput extends CommandInput implements InventoryProductValues {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) code!: string | null;
  @Field(() => DecimalText) salePrice!: string;
  @Field(() => VatCategory, { defaultValue: VatCategory.STANDARD_RATED }) vatCategory!: VatCategory;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class InventoryProductFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) code?: StringFilter;
  @Field(() => DecimalFilter, { nullable: true }) salePrice?: DecimalFilter;
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
