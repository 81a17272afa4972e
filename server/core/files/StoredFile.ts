import { ArrayType, type Opt } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { AllowedBy, type Access } from '../access/Allow.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';

/**
 * A file somebody uploaded: its bytes lie in the file store under the id, never under the name it came with. Its row is reached through
 * whatever it belongs to, and by its id by its readers.
 */
@ObjectType({ implements: Node })
@RecordType(0x05)
@AllowedBy('readers')
@Entity({ tableName: 'stored_file' })
export class StoredFile extends CompanyRecord {
  /** The name it came with, for the one who downloads it. */
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** What the bytes say it is, not what the sender said. */
  @Field(() => String)
  @Property({ type: 'text' })
  contentType!: string;

  /** Bytes. */
  @Field(() => Number)
  @Property({ type: 'bigint' })
  size!: number;

  @Property({ columnType: 'text' })
  sha256!: string;

  /** Who of the company may read it by its address: `SIGNED_IN` is everybody (logos, profile images), a permission its holders. */
  @Property({ type: ArrayType, columnType: 'text[]' })
  readers!: Access[];

  /** Where to download it, for its readers. */
  @Field(() => String)
  @Property({ type: 'text', persist: false, lazy: true, formula: columns => `'/files/' || ${columns.id}` })
  url!: Opt<string>;
}
