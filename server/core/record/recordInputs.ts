import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, ID, InputType } from 'type-graphql';
import { CommandInput, RecordInput } from '../graphql/Payload.ts';
import { Upload } from '../graphql/scalars.ts';

@InputType()
export class AddCommentInput extends CommandInput {
  @Field(() => ID) recordId!: string;
  @Field(() => String) text!: string;
  @Field(() => [ID], { nullable: true }) mentionIds?: string[];
}

@InputType()
export class UpdateCommentInput extends RecordInput {
  @Field(() => String) text!: string;
  @Field(() => [ID], { nullable: true }) mentionIds?: string[];
}

@InputType()
export class AddRecordFileInput extends CommandInput {
  @Field(() => ID) recordId!: string;
  @Field(() => Upload, { nullable: true, description: 'Required; a missing file is reported on this field.' })
  file?: Promise<FileUpload> | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is a picture of the record (PNG or JPEG), shown with it and in lists. At most 4.',
  })
  isPicture!: boolean;
}
