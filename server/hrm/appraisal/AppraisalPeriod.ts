import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';

interface Columns {
  id: string;
  companyId: string;
}

const count = (where: string) => ({
  type: 'integer',
  persist: false,
  lazy: true,
  formula: ({ id, companyId }: Columns) =>
    `(select count(*)::int from appraisal a where a.company_id = ${companyId} and a.period_id = ${id} and a.deleted_at is null and ${where})`,
});

/** A period of appraisals. An inactive one is closed: its appraisals take no changes. */
@ObjectType({ implements: Node })
@RecordType(0x38)
@Searchable()
@Listed('appraisalPeriod')
@Allow(Permission.HRM)
@Entity({ tableName: 'appraisal_period' })
export class AppraisalPeriod extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { description: 'Last day of the period.' })
  @Property({ type: 'date' })
  endsOn!: string;

  @Field(() => Int, { description: 'Number of appraisals.' })
  @Property(count('true'))
  appraisalCount!: Opt<number>;

  @Field(() => Int, { description: 'Number of appraisals that both have signed.' })
  @Property(count('a.employee_signed_at is not null'))
  signedCount!: Opt<number>;

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
