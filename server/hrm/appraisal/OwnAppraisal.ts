import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { appraisalCode } from './Appraisal.ts';
import { AppraisalView } from './AppraisalView.ts';

/** An appraisal of the viewer's own, with their manager's ratings once those are signed. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(appraisalCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_appraisal', readonly: true })
export class OwnAppraisal extends AppraisalView {}
