import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Findable } from '../../core/search/Findable.ts';

/** Where stock lies. Every company has one from the start, and one is where things go unless something else is said. */
@ObjectType({ implements: Node })
@RecordType(0x60)
@Searchable()
@Findable({ title: ['name'], subtitle: ['code'] })
@Allow(Permission.INVENTORY, Permission.CRM)
@Entity({ tableName: 'warehouse' })
export class Warehouse extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  code!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  city!: string | null;

  /** Where things go unless something else is said: one of the company's. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isDefault: Opt<boolean> = false;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
