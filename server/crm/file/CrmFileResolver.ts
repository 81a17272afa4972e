import type { GraphQLResolveInfo } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, Info, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { documentTypes } from '../../core/files/fileTypes.ts';
import { receiveFile } from '../../core/files/receiveFile.ts';
import { StoredFile } from '../../core/files/StoredFile.ts';
import { command } from '../../core/graphql/command.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { Upload } from '../../core/graphql/scalars.ts';

@InputType()
class UploadCrmFileInput extends CommandInput {
  @Field(() => Upload, { nullable: true, description: 'A pdf, png or jpeg of 10 MB at most; required.' }) file?: Promise<FileUpload> | null;
}

@ObjectType({ implements: Payload })
class CrmFilePayload extends Payload {
  @Field(() => StoredFile, { nullable: true }) file!: StoredFile | null;
}

const receipt = { field: 'file', types: documentTypes, refusal: 'fileTypeRefused', readers: [Permission.CRM] };

/** Files that are stored first and then named by a record of CRM: its holders alone can read them. */
@Resolver()
export class CrmFileResolver {
  @Mutation(() => CrmFilePayload)
  @Allow(Permission.CRM)
  uploadCrmFile(
    @Arg('input', () => UploadCrmFileInput) input: UploadCrmFileInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ file: await receiveFile(scope, input.file, receipt) }));
  }
}
