import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';

/** A file somebody uploaded: its bytes lie in the file store under the id, never under the name it came with. */
@ObjectType({ implements: Node })
@RecordType(0x05)
@Allow('SIGNED_IN')
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

  /** Whether every signed-in user of the company may read it by its address (logos, profile images). */
  @Property({ type: 'boolean' })
  isPublic: Opt<boolean> = false;

  /** The permission whose holders may read it by its address; what a module's records carry is its module's. */
  @Enum({ items: () => Permission, nullable: true })
  readPermission: Permission | null = null;

  /** Where to download it, for whoever is signed in. */
  @Field(() => String)
  @Property({ type: 'text', persist: false, lazy: true, formula: columns => `'/files/' || ${columns.id}` })
  url!: Opt<string>;
}
