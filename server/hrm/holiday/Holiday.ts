import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';

/** A public holiday, which no leave is taken for. Requests made before it was entered keep their days. */
@ObjectType({ implements: Node })
@RecordType(0x88)
@Searchable()
@Listed('holiday')
@Allow(Permission.HRM)
@Entity({ tableName: 'holiday' })
export class Holiday extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  heldOn!: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2; null for employees in every country.' })
  @Property({ type: 'text', nullable: true })
  country!: string | null;
}
