import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';

/** An entry in the procurement team's own list of permissions (spec 2 §7). It grants no access; roles do. */
@ObjectType({ implements: Node })
@RecordType(0x09)
@Searchable()
@Allow(Permission.PROCUREMENT)
@Entity({ tableName: 'procurement_permission' })
export class ProcurementPermission extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;
}
