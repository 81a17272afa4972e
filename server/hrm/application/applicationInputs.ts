import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, ID, InputType } from 'type-graphql';
import { CommandInput, RecordInput } from '../../core/graphql/Payload.ts';
import { FilterOf, InputOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly, DecimalText, Upload } from '../../core/graphql/scalars.ts';
import { Application } from './Application.ts';
import { applicationRules } from './application.rules.ts';

/** What confirming an application asks for. */
export interface Hiring {
  departmentId?: string | null;
  joinedOn?: string | null;
  salary?: string | null;
}

@InputType()
export class ApplicationInput extends InputOf(Application, applicationRules) implements Hiring {
  @Field(() => [Upload], { nullable: true, description: 'Cover letter and resume, to be attached; at most five files.' })
  files?: Promise<FileUpload>[] | null;
  @Field(() => ID, { nullable: true, description: 'Department of the employee; required to confirm.' }) departmentId?: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Start date of the employee; required to confirm.' }) joinedOn?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Monthly gross of the employee; required to confirm.' }) salary?: string | null;
}

@InputType()
export class ApplicationFilter extends FilterOf(Application, [
  'id',
  'name',
  'email',
  'phone',
  'qualification',
  'position',
  'column',
  'owner',
  'isOnline',
  'rating',
  'interviewAt',
  'duplicateCount',
  'status',
  'rejectedAt',
  'columnSince',
  'createdAt',
  'updatedAt',
]) {}

@InputType()
export class MoveApplicationInput extends RecordInput implements Hiring {
  @Field(() => ID) columnId!: string;
  @Field(() => ID, { nullable: true, description: 'Card above it; may have moved or been deleted since.' }) afterId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Card below it; may have moved or been deleted since.' }) beforeId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Required when it enters the confirmed column.' }) departmentId?: string | null;
  @Field(() => DateOnly, { nullable: true, description: 'Required when it enters the confirmed column.' }) joinedOn?: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Monthly gross; required when it enters the confirmed column.' })
  salary?: string | null;
}

@InputType()
export class RejectApplicationInput extends RecordInput {
  @Field(() => String) reason!: string;
  @Field(() => Boolean, { nullable: true, description: 'Whether to tell the applicant by e-mail; the reason is not sent.' })
  sendsMail?: boolean | null;
}

@InputType()
export class ApplicationColumnInput extends CommandInput {
  @Field(() => String) title!: string;
}

@InputType()
export class MoveApplicationColumnInput extends RecordInput {
  @Field(() => ID, { nullable: true }) afterId?: string | null;
  @Field(() => ID, { nullable: true }) beforeId?: string | null;
}

@InputType()
export class DeleteApplicationColumnInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true, description: 'Column to move its applications to; required unless it is empty.' })
  targetId?: string | null;
}
