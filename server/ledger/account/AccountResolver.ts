import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { ActiveStatus, ActiveStatusFilter } from '../../core/graphql/ActiveStatus.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { BooleanFilter, EnumFilter, IdFilter, StringFilter } from '../../core/graphql/filters.ts';
import { CommandInput } from '../../core/graphql/Payload.ts';
import { Account, AccountType } from './Account.ts';
import { AccountService, type AccountValues } from './AccountService.ts';

const AccountTypeFilter = EnumFilter(AccountType, 'AccountType');

@InputType()
export class AccountInput extends CommandInput implements AccountValues {
  @Field(() => String) number!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) nameAr!: string | null;
  @Field(() => String, { nullable: true }) nameSp!: string | null;
  @Field(() => AccountType) type!: AccountType;
  @Field(() => ID, { nullable: true }) parentId!: string | null;
  @Field(() => Boolean, { defaultValue: false }) isGroup!: boolean;
  @Field(() => ActiveStatus, { defaultValue: ActiveStatus.ACTIVE }) status!: ActiveStatus;
}

@InputType()
export class AccountFilter {
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => StringFilter, { nullable: true }) name?: StringFilter;
  @Field(() => AccountTypeFilter, { nullable: true }) type?: object;
  @Field(() => IdFilter, { nullable: true }) parent?: IdFilter;
  @Field(() => BooleanFilter, { nullable: true }) isGroup?: BooleanFilter;
  @Field(() => ActiveStatusFilter, { nullable: true }) status?: object;
}

@Resolver()
export class AccountResolver extends CrudResolver({
  Entity: Account,
  plural: 'accounts',
  Input: AccountInput,
  Filter: AccountFilter,
  Service: AccountService,
  permission: Permission.FINANCIAL_MANAGEMENT,
}) {}
