import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { PricedDocument } from './PricedDocument.ts';

/** A priced document that counts for a cost center and for a project. */
@ObjectType()
@Entity({ abstract: true })
export abstract class AssignedDocument extends PricedDocument {
  @Field(() => CostCenter, { nullable: true })
  @ManyToOne(() => CostCenter, { ref: true, nullable: true })
  costCenter: Ref<CostCenter> | null = null;

  @Field(() => Project, { nullable: true, description: 'The project whose revenue or cost it is.' })
  @ManyToOne(() => Project, { ref: true, nullable: true })
  project: Ref<Project> | null = null;
}
