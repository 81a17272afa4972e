import { ArrayType, type Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { AllowedBy, type Access } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';

/**
 * An uploaded file: its content is in the file store under the id, never under the original name. The row is reached through the record
 * that it belongs to, or by id by its readers.
 */
@ObjectType({ implements: Node })
@RecordType(0x05)
@AllowedBy('readers')
@Entity({ tableName: 'stored_file' })
export class StoredFile extends CompanyRecord {
  /** Original file name, used for downloads. */
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** Content type detected from the bytes, not the one claimed by the sender. */
  @Field(() => String)
  @Property({ type: 'text' })
  contentType!: string;

  /** Size in bytes. */
  @Field(() => Number)
  @Property({ type: 'bigint' })
  size!: number;

  @Property({ columnType: 'text' })
  sha256!: string;

  /**
   * Users of the company who may read it by its address: `SIGNED_IN` means everyone (logos, profile images), a permission means its
   * holders.
   */
  @Property({ type: ArrayType, columnType: 'text[]' })
  readers!: Access[];

  /** Download address, for the file's readers. */
  @Field(() => String)
  @Property({ type: 'text', persist: false, lazy: true, formula: columns => `'/files/' || ${columns.id}` })
  url!: Opt<string>;
}
