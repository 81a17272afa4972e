import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { Project } from '../../portfolio/project/Project.ts';

/** A link by which somebody without an account reads the shared tasks of a project. Its secret is shown once and never stored. */
@ObjectType({ implements: Node })
@RecordType(0x8c)
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'guest_link' })
export class GuestLink extends CompanyRecord {
  @Field(() => Project)
  @ManyToOne(() => Project, { ref: true, deleteRule: 'cascade' })
  project!: Ref<Project>;

  /** Who it is for. */
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  /** The last day on which it works. */
  @Field(() => DateOnly)
  @Property({ type: 'date' })
  expiresOn!: string;

  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null = null;

  /** When it was last used. */
  @Field(() => DateTime, { nullable: true })
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  openedAt: Date | null = null;
}
