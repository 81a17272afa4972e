import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { CommandInput, Payload } from '../graphql/Payload.ts';
import { Json, Upload } from '../graphql/scalars.ts';
import { BackgroundTask } from '../task/BackgroundTask.ts';
import { LongCommandInput } from '../task/inBackground.ts';

/** How a cell's text is parsed. */
export enum ImportFieldKind {
  TEXT = 'TEXT',
  NUMBER = 'NUMBER',
  DATE = 'DATE',
  BOOLEAN = 'BOOLEAN',
  CHOICE = 'CHOICE',
  REFERENCE = 'REFERENCE',
}
registerEnumType(ImportFieldKind, { name: 'ImportFieldKind' });

/** How another system writes a column. */
export enum ImportNotation {
  PLAIN = 'PLAIN',
  /** A text in Jira's wiki markup; it is kept as Markdown. */
  WIKI = 'WIKI',
  /** A duration in seconds; it is kept in hours. */
  SECONDS = 'SECONDS',
}
registerEnumType(ImportNotation, { name: 'ImportNotation', description: 'How another system writes a column.' });

/** A field that a file can fill. */
@ObjectType('ImportField')
export class ImportFieldType {
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'Of a custom field, what the company calls it.' }) label!: string | null;
  @Field(() => ImportFieldKind) kind!: string;
  @Field(() => Boolean) isRequired!: boolean;
  /** Values of a choice. */
  @Field(() => [String]) values!: string[];
  /** Whether existing records can be matched by it. */
  @Field(() => Boolean) isKey!: boolean;
}

/** A column of a file: its header and samples from its first rows. */
@ObjectType()
export class ImportColumn {
  @Field(() => String) title!: string;
  @Field(() => [String]) samples!: string[];
  @Field(() => [String], { description: 'Its different texts, if there are at most 50.' }) texts!: string[];
}

/** A file to inspect before importing it. */
@InputType()
export class ReadImportInput extends CommandInput {
  @Field(() => String, { description: 'The GraphQL type to import: Customer.' }) entity!: string;
  @Field(() => Upload, {
    nullable: true,
    description: 'CSV or XLSX, at most 10 MB and 10 000 rows; without it only the fields are returned.',
  })
  file?: Promise<FileUpload> | null;
}

/** Columns of the file and the fields they can fill; null when it could not be read. */
@ObjectType({ implements: Payload })
export class ReadImportPayload extends Payload {
  @Field(() => [ImportFieldType], { nullable: true }) fields!: ImportFieldType[] | null;
  @Field(() => [ImportColumn], { nullable: true }) columns!: ImportColumn[] | null;
  @Field(() => Int, { nullable: true }) rowCount!: number | null;
}

/** Maps a column to a field, or gives a field one value in all rows. */
@InputType()
export class ImportMapping {
  @Field(() => Int, {
    nullable: true,
    description:
      'Index of the column, from 0; a list is also read from the columns with the same title. Without it, `otherwise` is needed.',
  })
  column?: number | null;
  @Field(() => String) field!: string;
  @Field(() => Json, { nullable: true, description: 'Labels of a choice in the file: {"Active": "ACTIVE"}.' }) labels?: Record<
    string,
    string
  >;
  @Field(() => String, { nullable: true, description: 'What a new record gets where the row has nothing, written like a cell.' })
  otherwise?: string | null;
  @Field(() => ImportNotation, { nullable: true, description: 'How the column is written; PLAIN if omitted.' })
  notation?: `${ImportNotation}` | null;
}

/** A file to import, and the mapping of its columns to fields. */
@InputType()
export class ImportRecordsInput extends LongCommandInput {
  @Field(() => String) entity!: string;
  @Field(() => Upload, { nullable: true }) file?: Promise<FileUpload> | null;
  @Field(() => [ImportMapping]) mapping!: ImportMapping[];
  @Field(() => String, { nullable: true, description: 'The field that identifies existing records, which are then updated.' })
  key?: string;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Writes the valid rows and returns the invalid ones in `rejectedFile`, instead of writing none.',
  })
  skipInvalid!: boolean;
}

/** An error in one row. */
@ObjectType()
export class ImportRowError {
  /** Row number in the file, from 1. */
  @Field(() => Int) line!: number;
  @Field(() => String, { nullable: true }) field?: string;
  @Field(() => String) code!: string;
  @Field(() => String) message!: string;
}

/** Numbers of rows by result; either all rows are written or none, unless invalid ones are to be skipped. */
@ObjectType({ implements: Payload })
export class ImportPayload extends Payload {
  @Field(() => Int, { nullable: true }) created!: number | null;
  @Field(() => Int, { nullable: true }) updated!: number | null;
  @Field(() => Int, { nullable: true }) unchanged!: number | null;
  @Field(() => [ImportRowError], {
    nullable: true,
    description: 'When there are any, nothing is written, unless invalid rows are to be skipped. At most 1 000.',
  })
  rowErrors!: ImportRowError[] | null;
  @Field(() => String, {
    nullable: true,
    description: 'With skipInvalid, the invalid rows as a CSV file: the columns of the file, and one more with the errors of each row.',
  })
  rejectedFile!: string | null;
  @Field(() => [ID], { nullable: true, description: 'Ids of the first created or updated records.' }) ids!: string[] | null;
  @Field(() => BackgroundTask, { nullable: true, description: 'The background task, when the import runs in the background.' })
  task!: BackgroundTask | null;
}
