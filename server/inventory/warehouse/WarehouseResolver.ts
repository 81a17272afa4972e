import { Field, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { BooleanFilter, DateTimeFilter, DecimalFilter, IntFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { Warehouse } from './Warehouse.ts';
import { WarehouseService, type WarehouseValues } from './WarehouseService.ts';

@InputType()
export class WarehouseInput extends CommandInput implements WarehouseValues {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) code!: string | null;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Takes it from the one that was.' }) isDefault!: boolean;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class WarehouseFilter {
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) code?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) city?: StringFilter;
  @Field(() => BooleanFilter, { nullable: true }) isDefault?: BooleanFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
  @Field(() => IntFilter, { nullable: true }) productCount?: IntFilter;
  @Field(() => DecimalFilter, { nullable: true }) stockValue?: DecimalFilter;
  @Field(() => DateTimeFilter, { nullable: true }) updatedAt?: DateTimeFilter;
}

@Resolver()
export class WarehouseResolver extends CrudResolver({
  Entity: Warehouse,
  plural: 'warehouses',
  Input: WarehouseInput,
  Filter: WarehouseFilter,
  Service: WarehouseService,
  permission: Permission.INVENTORY,
}) {}
