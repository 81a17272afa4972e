import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Row } from '../database/CompanyRecord.ts';
import { SharesRecordType } from '../database/RecordType.ts';
import { Searchable } from '../database/Searchable.ts';
import { StoredFile } from '../files/StoredFile.ts';
import { ActiveStatus } from '../graphql/ActiveStatus.ts';
import { DateTime } from '../graphql/scalars.ts';

/** Record type byte of user ids; shared by every entity that maps users. */
export const userCode = 0x04;

/**
 * A user as visible to everyone in the company, such as the owner of a customer or the author of a comment. The other fields of a user are
 * for administrators only.
 */
@ObjectType()
@SharesRecordType(userCode)
@Searchable()
@Allow('SIGNED_IN')
@Entity({ tableName: 'user_account', readonly: true })
export class CompanyUser extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  /** The user's id, used to name an owner or a mentioned user. */
  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: user => user.id })
  userId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status!: ActiveStatus;

  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  profileImage!: Ref<StoredFile> | null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  deletedAt!: Date | null;
}
