import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Colleague } from '../colleague/Colleague.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { StoredFile } from '../files/StoredFile.ts';

/** A file that hangs on a record; whoever may read the record may download it. */
@ObjectType({ implements: Node })
@RecordType(0x11)
@Entity({ tableName: 'record_file' })
export class RecordFile extends CompanyRecord {
  /** Whatever it belongs to, whose id tells its type. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  recordId!: string;

  /** Who brought it. */
  @Field(() => Colleague)
  @ManyToOne(() => Colleague, { ref: true })
  author!: Ref<Colleague>;

  @Field(() => StoredFile)
  @ManyToOne(() => StoredFile, { ref: true })
  file!: Ref<StoredFile>;

  /** A small picture of it, where it is one. */
  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  thumbnail!: Ref<StoredFile> | null;

  /** Whether it shows what the record is, in lists too: at most `pictureLimit` of a record do. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isPicture: Opt<boolean> = false;

  /** What it is called, for the audit trail. */
  @Property({ persist: false, type: 'text' })
  name?: string;
}
