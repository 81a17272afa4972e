import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';

/** The public page with a company's open positions, of which it has one at most. */
@ObjectType({ implements: Node })
@RecordType(0x32)
@Allow(Permission.HRM)
@Entity({ tableName: 'careers_page' })
export class CareersPage extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  address!: string;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isOpen!: boolean;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  intro!: string | null;
}
