import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { CommandInput, Payload } from '../graphql/Payload.ts';
import { Json, Upload } from '../graphql/scalars.ts';
import { BackgroundTask } from '../task/BackgroundTask.ts';
import { LongCommandInput } from '../task/inBackground.ts';

/** How what a cell holds is read. */
export enum ImportFieldKind {
  TEXT = 'TEXT',
  NUMBER = 'NUMBER',
  DATE = 'DATE',
  BOOLEAN = 'BOOLEAN',
  CHOICE = 'CHOICE',
  REFERENCE = 'REFERENCE',
}
registerEnumType(ImportFieldKind, { name: 'ImportFieldKind' });

/** A field that a file can fill. */
@ObjectType('ImportField')
export class ImportFieldType {
  @Field(() => String) name!: string;
  @Field(() => ImportFieldKind) kind!: string;
  @Field(() => Boolean) isRequired!: boolean;
  /** Of a choice. */
  @Field(() => [String]) values!: string[];
  /** Whether existing records can be known by it. */
  @Field(() => Boolean) isKey!: boolean;
}

/** A column of a file: its head, and what its first rows hold. */
@ObjectType()
export class ImportColumn {
  @Field(() => String) title!: string;
  @Field(() => [String]) samples!: string[];
}

/** A file to look into, before anything is written. */
@InputType()
export class ReadImportInput extends CommandInput {
  @Field(() => String, { description: 'The GraphQL type of what is imported: Customer.' }) entity!: string;
  @Field(() => Upload, {
    nullable: true,
    description: 'CSV or XLSX, at most 10 MB and 10 000 rows; without it only the fields are answered.',
  })
  file?: Promise<FileUpload> | null;
}

/** What the file holds, and what of it can be filled; null where it could not be read. */
@ObjectType({ implements: Payload })
export class ReadImportPayload extends Payload {
  @Field(() => [ImportFieldType], { nullable: true }) fields!: ImportFieldType[] | null;
  @Field(() => [ImportColumn], { nullable: true }) columns!: ImportColumn[] | null;
  @Field(() => Int, { nullable: true }) rowCount!: number | null;
}

/** Which column fills which field. */
@InputType()
export class ImportMapping {
  @Field(() => Int, { description: 'The column, from 0.' }) column!: number;
  @Field(() => String) field!: string;
  @Field(() => Json, { nullable: true, description: 'What the values of a choice are called: {"Active": "ACTIVE"}.' }) labels?: Record<
    string,
    string
  >;
}

/** A file, and which of its columns fills what. */
@InputType()
export class ImportRecordsInput extends LongCommandInput {
  @Field(() => String) entity!: string;
  @Field(() => Upload, { nullable: true }) file?: Promise<FileUpload> | null;
  @Field(() => [ImportMapping]) mapping!: ImportMapping[];
  @Field(() => String, { nullable: true, description: 'The field by which a record that is there already is known: it is updated then.' })
  key?: string;
}

/** What is wrong with one row. */
@ObjectType()
export class ImportRowError {
  /** Of the file, from 1. */
  @Field(() => Int) line!: number;
  @Field(() => String, { nullable: true }) field?: string;
  @Field(() => String) code!: string;
  @Field(() => String) message!: string;
}

/** How many rows became what; all rows or none are written. */
@ObjectType({ implements: Payload })
export class ImportPayload extends Payload {
  @Field(() => Int, { nullable: true }) created!: number | null;
  @Field(() => Int, { nullable: true }) updated!: number | null;
  @Field(() => Int, { nullable: true }) unchanged!: number | null;
  @Field(() => [ImportRowError], { nullable: true, description: 'When there are any, nothing is written.' }) rowErrors!:
    | ImportRowError[]
    | null;
  @Field(() => [ID], { nullable: true, description: 'Of the first records made or changed.' }) ids!: string[] | null;
  @Field(() => BackgroundTask, { nullable: true, description: 'What does it, where it is done in the background.' })
  task!: BackgroundTask | null;
}
