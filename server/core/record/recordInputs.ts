import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Field, ID, InputType, Int } from 'type-graphql';
import { CommandInput, RecordInput } from '../graphql/Payload.ts';
import { Upload } from '../graphql/scalars.ts';
import { ReactionKind } from './CommentReaction.ts';
import type { ReactionKind as Kind } from './reaction.rules.ts';

@InputType()
export class AddCommentInput extends CommandInput {
  @Field(() => ID) recordId!: string;
  @Field(() => String, { description: 'In restricted Markdown: emphasis, lists, quotes, code and links.' }) text!: string;
  @Field(() => [ID], { nullable: true }) mentionIds?: string[];
}

@InputType()
export class UpdateCommentInput extends RecordInput {
  @Field(() => String, { description: 'In restricted Markdown: emphasis, lists, quotes, code and links.' }) text!: string;
  @Field(() => [ID], { nullable: true }) mentionIds?: string[];
}

@InputType()
export class ReactToCommentInput extends CommandInput {
  @Field(() => ID, { description: 'A comment on a record that the viewer may read.' }) commentId!: string;
  @Field(() => ReactionKind) kind!: Kind;
  @Field(() => Boolean, { defaultValue: true, description: 'Whether the viewer reacts so from now on.' }) reacts!: boolean;
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

@InputType({ description: 'What is said of a picture; what is omitted stays.' })
export class UpdatePictureInput extends RecordInput {
  @Field(() => String, { nullable: true, description: 'What it shows, in English; at most 250 characters.' }) altEn?: string | null;
  @Field(() => String, { nullable: true, description: 'What it shows, in Arabic.' }) altAr?: string | null;
  @Field(() => String, { nullable: true, description: 'What it shows, in Spanish.' }) altSp?: string | null;
  @Field(() => Int, { nullable: true, description: 'Where its subject is, in percent of its width from the left.' }) focusX?: number | null;
  @Field(() => Int, { nullable: true, description: 'Where its subject is, in percent of its height from the top.' }) focusY?: number | null;
}
