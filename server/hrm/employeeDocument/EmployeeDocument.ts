import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { CompanyRecord, Node } from '../../core/database/CompanyRecord.ts';
import { RecordType } from '../../core/database/RecordType.ts';
import { Searchable } from '../../core/database/Searchable.ts';
import { EnumOf } from '../../core/graphql/EnumOf.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { CommentableRecord } from '../../core/record/CommentableRecord.ts';
import { Listed } from '../../core/savedView/Listed.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { employeeDocumentKinds, type EmployeeDocumentKindName } from './employeeDocument.rules.ts';

export const EmployeeDocumentKind = EnumOf('EmployeeDocumentKind', employeeDocumentKinds, 'What a document of an employee is.');

export const employeeDocumentCode = 0x35;

/** A document of an employee, such as a contract or a permit, with the day it expires on. Its scans are the files of the record. */
@ObjectType({ implements: [Node, CommentableRecord] })
@RecordType(employeeDocumentCode)
@Searchable()
@Listed('employeeDocument')
@Allow(Permission.HRM)
@Entity({ tableName: 'employee_document' })
export class EmployeeDocument extends CompanyRecord {
  @Field(() => Employee)
  @ManyToOne(() => Employee, { ref: true })
  employee!: Ref<Employee>;

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

  @Field(() => Int, { nullable: true, description: 'Days until its last one, less than none if it has expired.' })
  @Property({ type: 'integer', nullable: true, persist: false, lazy: true, formula: ({ expiresOn }) => `(${expiresOn} - noria_today())` })
  daysLeft!: Opt<number | null>;

  @Field(() => Int)
  @Property({ type: 'integer' })
  remindDays: Opt<number> = 30;
}
