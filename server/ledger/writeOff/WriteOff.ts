import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DateTime, DecimalText } from '../../core/graphql/scalars.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';

export const writeOffCode = 0x5c;

/** A receivable, or a part of one, that was given up: Dr BAD_DEBT, Cr RECEIVABLE (domain §1, postings). */
@ObjectType({ implements: Node })
@RecordType(writeOffCode)
@Shared({ owner: Permission.FINANCIAL_MANAGEMENT, readers: [Permission.CRM, Permission.INVENTORY] })
@Entity({ tableName: 'write_off', readonly: true })
export class WriteOff extends Node {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  number!: string;

  @Field(() => ID, { description: 'The document that it settles.' })
  @Property({ type: 'uuid' })
  documentId!: string;

  @Field(() => String)
  @Property({ columnType: 'char(3)' })
  currency!: string;

  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  writtenOffOn!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => JournalEntry)
  @ManyToOne(() => JournalEntry, { ref: true })
  entry!: Ref<JournalEntry>;

  @Field(() => DateOnly, { nullable: true, description: 'The day it was undone, if it was.' })
  @Property({ type: 'date', nullable: true })
  reversedOn!: string | null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  recordedAt!: Date;

  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  recordedBy!: Ref<CompanyUser> | null;
}
