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
  @Field(() => Upload, { nullable: true, description: 'Required: whoever sends none is told so under the field.' })
  file?: Promise<FileUpload> | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'A picture of the record, PNG or JPEG: it is shown with it, in lists too. At most 4.',
  })
  isPicture!: boolean;
}
