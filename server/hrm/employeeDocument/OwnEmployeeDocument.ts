import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Row } from '../../core/database/CompanyRecord.ts';
import { SharesRecordType } from '../../core/database/RecordType.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { employeeDocumentCode, EmployeeDocumentKind } from './EmployeeDocument.ts';
import type { EmployeeDocumentKindName } from './employeeDocument.rules.ts';

/** A document of the viewer's own. Its table is a view of those rows alone. */
@ObjectType()
@SharesRecordType(employeeDocumentCode)
@Allow('SIGNED_IN', 'IN_PERSON')
@Entity({ tableName: 'own_employee_document', readonly: true })
export class OwnEmployeeDocument extends Row {
  @Property({ type: 'uuid' })
  companyId!: string;

  @Field(() => ID)
  @Property({ type: 'uuid', persist: false, lazy: true, formula: document => document.id })
  documentId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => EmployeeDocumentKind)
  @Enum({ items: () => EmployeeDocumentKind })
  kind!: EmployeeDocumentKindName;

  @Field(() => DateOnly, { nullable: true })
  @Property({ type: 'date', nullable: true })
  issuedOn!: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Its last day.' })
  @Property({ type: 'date', nullable: true })
  expiresOn!: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt!: Date;
}
