import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { StoredFile } from '../files/StoredFile.ts';

/** A file attached to a record; users who may read the record may download it. */
@ObjectType({ implements: Node })
@RecordType(0x11)
@Entity({ tableName: 'record_file' })
export class RecordFile extends CompanyRecord {
  /** The record it belongs to; the id encodes its type. */
  @Field(() => ID)
  @Property({ type: 'uuid' })
  recordId!: string;

  @Field(() => CompanyUser, { nullable: true, description: 'The user who uploaded it; null for a file that a guest sent.' })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  author!: Ref<CompanyUser> | null;

  @Field(() => StoredFile)
  @ManyToOne(() => StoredFile, { ref: true })
  file!: Ref<StoredFile>;

  /** A thumbnail, if the file is an image. */
  @Field(() => StoredFile, { nullable: true })
  @ManyToOne(() => StoredFile, { ref: true, nullable: true })
  thumbnail!: Ref<StoredFile> | null;

  /** Whether it is a picture of the record, also shown in lists; at most `pictureLimit` per record. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isPicture: Opt<boolean> = false;

  @Field(() => String, { nullable: true, description: 'What a picture shows, in English, for those who do not see it.' })
  @Property({ type: 'text', nullable: true })
  altEn: string | null = null;

  @Field(() => String, { nullable: true, description: 'What it shows, in Arabic.' })
  @Property({ type: 'text', nullable: true })
  altAr: string | null = null;

  @Field(() => String, { nullable: true, description: 'What it shows, in Spanish.' })
  @Property({ type: 'text', nullable: true })
  altSp: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Where its subject is, in percent of its width from the left: the thumbnail is cut square around it. Null: it is not cut.',
  })
  @Property({ type: 'smallint', nullable: true })
  focusX: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Where its subject is, in percent of its height from the top.' })
  @Property({ type: 'smallint', nullable: true })
  focusY: number | null = null;

  /** Address that it was fetched from. */
  @Property({ type: 'text', nullable: true })
  sourceUrl: string | null = null;

  /** File name, for the audit trail. */
  @Property({ persist: false, type: 'text' })
  name?: string;
}
