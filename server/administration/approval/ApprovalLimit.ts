import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Role } from '../role/Role.ts';
import { approvedDocuments, type ApprovedDocumentName } from './approval.rules.ts';

export const ApprovedDocument = EnumOf('ApprovedDocument', approvedDocuments, 'Documents whose approval roles are limited in.');

/** Up to which amount the users of a role approve a kind of document. A role without a limit approves any amount. */
@ObjectType({ implements: Node })
@RecordType(0x9d)
@Listed('approvalLimit')
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'approval_limit' })
export class ApprovalLimit extends CompanyRecord {
  @Field(() => Role)
  @ManyToOne(() => Role, { ref: true })
  role!: Ref<Role>;

  @Field(() => ApprovedDocument)
  @Enum({ items: () => ApprovedDocument })
  document!: ApprovedDocumentName;

  /** Net of tax, in the company's currency. */
  @Field(() => DecimalText)
  @Property({ type: 'numeric' })
  amount!: string;
}
