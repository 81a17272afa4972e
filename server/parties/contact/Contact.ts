import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { Findable } from '../../core/search/Findable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { OwnRecords } from '../../core/record/ownRecords.ts';
import { Customer } from '../customer/Customer.ts';

/** A contact person, usually at a customer (spec 2 §3). */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(0x42)
@Searchable()
@Findable({ title: ['name'], subtitle: ['customer.name', 'department', 'phone'] })
@Listed('contact')
@Shared({ owner: Permission.CRM, readers: [Permission.FINANCIAL_MANAGEMENT] })
@OwnRecords('customerId')
@Entity({ tableName: 'contact' })
export class Contact extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  department!: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  /** 8 to 15 digits. */
  @Field(() => String)
  @Property({ type: 'text' })
  phone!: string;

  @Field(() => Customer, { nullable: true })
  @ManyToOne(() => Customer, { ref: true, nullable: true })
  customer: Ref<Customer> | null = null;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;

  /** The contact this one was merged into; its id resolves to that one. */
  @ManyToOne(() => Contact, { ref: true, nullable: true })
  mergedInto: Ref<Contact> | null = null;
}
