import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { CompanyRecord } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { User } from './User.ts';

/** A user as all who work in the company see one another: owner of a customer, author of a comment. The rest of a user is the administrators'. */
@ObjectType()
@SharesRecordType(User)
@Searchable()
@Allow('SIGNED_IN')
@Entity({ tableName: 'user_account', readonly: true })
export class Colleague extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status!: ActiveStatus;

  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  profileImage!: Ref<StoredFile> | null;
}
