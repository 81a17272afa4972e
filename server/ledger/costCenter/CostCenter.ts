import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Department } from '../../staff/department/Department.ts';

/** A cost center, which groups costs independently of accounts (spec 2 §3 Finance): an entry line may name one. */
@ObjectType({ implements: Node })
@RecordType(0x53)
@Searchable()
@Listed('costCenter')
@Shared({ owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.CRM, Permission.PROCUREMENT] })
@Entity({ tableName: 'cost_center' })
export class CostCenter extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  description!: string;

  /** In the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  budget!: string;

  /** Number of months that the budget covers. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  duration!: number;

  @Field(() => Department)
  @ManyToOne(() => Department, { ref: true })
  department!: Ref<Department>;

  /** An inactive cost center refuses postings (domain §2). */
  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
