import { Field, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateTimeFilter, DecimalFilter, EnumFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { VatCategory } from '../product/InventoryProduct.ts';
import { VatCategoryFilter } from '../product/InventoryProductResolver.ts';
import { InventoryService, ServiceType } from './InventoryService.ts';
import { InventoryServiceService, type InventoryServiceValues } from './InventoryServiceService.ts';

const ServiceTypeFilter = EnumFilter(ServiceType, 'ServiceType');

@InputType()
export class InventoryServiceInput extends CommandInput implements InventoryServiceValues {
  @Field(() => String) title!: string;
  @Field(() => String) description!: string;
  @Field(() => ServiceType) serviceType!: ServiceType;
  @Field(() => DecimalText, { description: 'For one, without tax.' }) charges!: string;
  @Field(() => VatCategory, { defaultValue: VatCategory.STANDARD_RATED }) vatCategory!: VatCategory;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class InventoryServiceFilter {
  @Field(() => StringFilter, { nullable: true }) title?: StringFilter;
  @Field(() => ServiceTypeFilter, { nullable: true }) serviceType?: object;
  @Field(() => DecimalFilter, { nullable: true }) charges?: DecimalFilter;
  @Field(() => VatCategoryFilter, { nullable: true }) vatCategory?: object;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class InventoryServiceResolver extends CrudResolver({
  Entity: InventoryService,
  plural: 'inventoryServices',
  Input: InventoryServiceInput,
  Filter: InventoryServiceFilter,
  Service: InventoryServiceService,
  permission: Permission.INVENTORY,
}) {}
