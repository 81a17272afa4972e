import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import type { Scope } from '../graphql/Scope.ts';
import type { Context } from '../graphql/Context.ts';
import { TaskKind } from '../task/BackgroundTask.ts';
import { longCommand } from '../task/inBackground.ts';
import { fileToImport, importRecords } from './importRecords.ts';
import { ImportPayload, ImportRecordsInput, ReadImportInput, ReadImportPayload } from './ImportTypes.ts';
import { readImport } from './readImport.ts';

/** Import of every standard entity; anyone who may create its records by hand may import them. */
@Resolver()
export class ImportResolver {
  @CommandMutation(
    ['SIGNED_IN', 'API_KEY'],
    ReadImportPayload,
    ReadImportInput,
    'Reads the columns of a file and the fields it can fill; writes nothing.',
  )
  readImport(scope: Scope, input: ReadImportInput) {
    return readImport(scope, input);
  }

  @Mutation(() => ImportPayload, {
    description:
      'Creates a record from each row, or updates the one with the same key; all or none. At most 10 000 rows. With dryRun it only reports the result.',
  })
  @Allow('SIGNED_IN', 'API_KEY')
  importRecords(
    @Arg('input', () => ImportRecordsInput) input: ImportRecordsInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return longCommand(
      context,
      info,
      input,
      { kind: TaskKind.IMPORT, entity: input.entity },
      scope => importRecords(scope, info.schema, input),
      scope => fileToImport(scope, input),
    );
  }
}
