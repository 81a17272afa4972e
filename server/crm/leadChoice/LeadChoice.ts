import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Shared } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Listed } from '../../core/savedView/Listed.ts';

/** Number of leads whose `column` names the record. */
const leadCount = (column: string) => ({
  persist: false,
  lazy: true,
  type: 'integer',
  formula: ({ id, companyId }: { id: string; companyId: string }) =>
    `(select count(*)::int from lead l where l.company_id = ${companyId} and l.${column} = ${id} and l.deleted_at is null)`,
});

/** Why leads are lost: one of a list that the company edits. An inactive reason stays on its leads and is not offered any more. */
@ObjectType({ implements: Node })
@RecordType(0x4c)
@Searchable()
@Listed('lossReason')
@Shared({ owner: 'CRM_ALL_RECORDS', readers: [Permission.CRM] })
@Entity({ tableName: 'loss_reason' })
export class LossReason extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'Number of leads lost for this reason.' })
  @Property(leadCount('loss_reason_id') as never)
  leadCount!: Opt<number>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}

/** Where leads come from: one of a list that the company edits. An inactive source stays on its leads and is not offered any more. */
@ObjectType({ implements: Node })
@RecordType(0x4d)
@Searchable()
@Listed('leadSource')
@Shared({ owner: 'CRM_ALL_RECORDS', readers: [Permission.CRM] })
@Entity({ tableName: 'lead_source' })
export class LeadSource extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => Int, { description: 'Number of leads from this source.' })
  @Property(leadCount('source_id') as never)
  leadCount!: Opt<number>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
