import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { Permission } from '../access/Permission.ts';
import { CompanyRecord, Node } from '../database/CompanyRecord.ts';
import { RecordType } from '../database/RecordType.ts';
import { Searchable } from '../database/Searchable.ts';
import { ActiveStatus } from '../graphql/ActiveStatus.ts';

/** Where another system hears of what changes here (features 1.0, webhooks). Its secret is shown once, when it is made anew. */
@ObjectType({ implements: Node })
@RecordType(0x15)
@Searchable()
@Allow(Permission.ADMINISTRATIVE_ROLES)
@Entity({ tableName: 'webhook_endpoint' })
export class WebhookEndpoint extends CompanyRecord {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  url!: string;

  /** GraphQL types of the records it hears of; empty: of all. */
  @Field(() => [String])
  @Property({ type: 'string[]' })
  types: Opt<string[]> = [];

  @Field(() => ActiveStatus)
  @Enum({ items: () => ActiveStatus })
  status: Opt<ActiveStatus> = ActiveStatus.ACTIVE;
}
