import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { teamDelegationCode } from './TeamDelegation.ts';

/** A stand-in that the viewer has. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(teamDelegationCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_team_delegation', readonly: true })
export class OwnTeamDelegation extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: delegation => delegation.id })
  delegationId!: string;

  @Field(() => Int)
  @Property({ type: 'integer' })
  version!: number;

  @Field(() => String)
  @Property({ type: 'text' })
  delegateName!: string;

  @Field(() => DateOnly)
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => DateOnly, { description: 'Last day.' })
  @Property({ type: 'date' })
  endsOn!: string;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
