import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Role } from '../role/Role.ts';

export enum InvitationStatus {
  PENDING = 'PENDING',
  EXPIRED = 'EXPIRED',
}
registerEnumType(InvitationStatus, { name: 'InvitationStatus', description: 'Resending an EXPIRED invitation makes it PENDING again.' });

/** An invitation to join by mail. Counts towards the plan's user limit while its link works. Deleted when accepted or withdrawn. */
@ObjectType({ implements: Node })
@RecordType(0x1c)
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'invitation' })
export class Invitation extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  @Field(() => Role)
  @ManyToOne(() => Role, { ref: true })
  role!: Ref<Role>;

  /** Language of the mail and of the future user. */
  @Field(() => LanguageCode)
  @Enum({ items: () => LanguageCode })
  language!: LanguageCode;

  @Field(() => CompanyUser)
  @ManyToOne(() => CompanyUser, { ref: true })
  invitedBy!: Ref<CompanyUser>;

  /** The employee whose account it will be. */
  @Property({ type: 'uuid', nullable: true })
  employeeId: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  sentAt!: Date;

  @Field(() => DateTime)
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  @Field(() => InvitationStatus)
  @Property({
    persist: false,
    lazy: true,
    type: 'text',
    formula: invitation => `(case when ${invitation.expiresAt} > now() then 'PENDING' else 'EXPIRED' end)`,
  })
  status!: Opt<InvitationStatus>;
}
