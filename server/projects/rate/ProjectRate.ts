import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Position } from '../../staff/position/Position.ts';

/** What an hour of a project is billed at: the rate of the person, else of their position, else of the project. */
@ObjectType({ implements: Node })
@RecordType(0x8a)
@Allow(Permission.PROJECT_MANAGEMENT)
@Entity({ tableName: 'project_rate' })
export class ProjectRate extends CompanyRecord {
  @Field(() => Project)
  @ManyToOne(() => Project, { ref: true, deleteRule: 'cascade' })
  project!: Ref<Project>;

  /** Whose hours it is for. */
  @Field(() => CompanyUser, { nullable: true })
  @ManyToOne(() => CompanyUser, { ref: true, nullable: true })
  user: Ref<CompanyUser> | null = null;

  @ManyToOne(() => Position, { ref: true, nullable: true })
  position: Ref<Position> | null = null;

  @Field(() => ID, { nullable: true, description: 'The position whose holders’ hours it is for.' })
  @Property({ type: 'uuid', persist: false, lazy: true, nullable: true, formula: rate => rate.position })
  positionId!: Opt<string | null>;

  @Field(() => String, { nullable: true })
  @Property({
    type: 'text',
    persist: false,
    lazy: true,
    nullable: true,
    formula: rate => `(select p.title from position p where p.company_id = ${rate.companyId} and p.id = ${rate.position})`,
  })
  positionTitle!: Opt<string | null>;

  @Field(() => DecimalText, { description: "An hour in the company's currency, net of tax." })
  @Property({ type: 'numeric' })
  rate!: string;
}
