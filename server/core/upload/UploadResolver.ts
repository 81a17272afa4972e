import type { GraphQLResolveInfo } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Ctx, Field, Info, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Permission } from '../access/Permission.ts';
import { command } from '../graphql/command.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput, Payload } from '../graphql/Payload.ts';
import { Upload } from '../graphql/scalars.ts';
import { documentTypes } from '../files/fileTypes.ts';
import { receiveFile } from './receiveFile.ts';
import { StoredFile } from '../files/StoredFile.ts';

/**
 * Builds the `uploadXFile` mutation of a module: files are stored first, then referenced by a record; only holders of the permission can
 * read them.
 */
export function UploadResolver(module: string, permission: Permission) {
  @InputType(`Upload${module}FileInput`)
  class UploadInput extends CommandInput {
    @Field(() => Upload, { nullable: true, description: 'A PDF, PNG or JPEG of at most 10 MB; required.' })
    file?: Promise<FileUpload> | null;
  }

  @ObjectType(`${module}FilePayload`, { implements: Payload })
  class FilePayload extends Payload {
    @Field(() => StoredFile, { nullable: true }) file!: StoredFile | null;
  }

  const receipt = { field: 'file', types: documentTypes, refusal: 'filePdfOrImage', readers: [permission] };

  @Resolver()
  abstract class TypedUploadResolver {
    @Mutation(() => FilePayload, { name: `upload${module}File` })
    @Allow(permission)
    upload(
      @Arg('input', () => UploadInput) input: UploadInput,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object> {
      return command(context, info, input, async scope => ({ file: await receiveFile(scope, input.file, receipt) }));
    }
  }
  return TypedUploadResolver;
}
