import { Readable } from 'node:stream';
import { execute, parse, type GraphQLSchema } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { contentTypes } from '../export/exportFile.ts';
import { NotFound } from '../errors.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Context } from '../graphql/Context.ts';
import { TaskKind, TaskStatus } from './BackgroundTask.ts';
import { courtesy } from './Courtesy.ts';
import type { ClaimedTask, TaskResult } from './TaskRun.ts';

/** Payload fields selected for each kind of mutation. */
const imported = 'created updated unchanged rowErrors { line field code message } rejectedFile';
const many = 'done doneIds undoId failures { id: recordId name error { field code params } }';

type Answer = Record<string, unknown> & { errors: { code: string; params?: Record<string, unknown> }[] };

/** Runs a task's mutation through the schema, as if its user had sent it; between two records requests go before. */
export async function performCommand(
  { schema, files }: { schema: GraphQLSchema; files: FileStore },
  task: ClaimedTask,
  contextValue: Context,
): Promise<TaskResult> {
  const { id, operation, kind } = task;
  const type = String(schema.getMutationType()!.getFields()[operation].args[0].type);
  const fields = kind === TaskKind.IMPORT ? imported : many;
  const document = parse(`mutation ($input: ${type}) { ${operation}(input: $input) { errors { field code params } ${fields} } }`);
  const file = kind === TaskKind.IMPORT ? uploadOf(files, task) : undefined;
  const input = { ...task.input, clientMutationId: id, ...(file && { file }) };
  const progress: Context['progress'] = async (done, total) => {
    await contextValue.progress!(done, total);
    await courtesy.rest();
  };
  const { data, errors } = await execute({ schema, document, contextValue: { ...contextValue, progress }, variableValues: { input } });
  if (errors) throw errors[0];
  const { errors: issues, rejectedFile, ...result } = data![operation] as Answer;
  // Takes the place of the file that was imported.
  const hasFile = typeof rejectedFile === 'string' && task.input.dryRun !== true;
  if (hasFile) await files.write(id, Buffer.from(rejectedFile), contentTypes.csv);
  const [issue] = issues;
  const error = issue && { code: issue.code, params: issue.params };
  return { status: issue ? TaskStatus.FAILED : TaskStatus.DONE, counts: countsOf(result), result, error, hasFile };
}

/** Presents the stored file as if it had just been uploaded. */
function uploadOf(files: FileStore, { id, name }: ClaimedTask): Upload {
  const upload = new Upload();
  const bytes = async function* bytes() {
    const stored = await files.read(id);
    if (!stored) throw NotFound();
    yield* stored as AsyncIterable<Buffer>;
  };
  upload.resolve({ filename: name ?? 'file', mimetype: '', encoding: '7bit', createReadStream: () => Readable.from(bytes()) });
  return upload;
}

/** Takes numbers as they are and the length of known lists. */
function countsOf(result: Record<string, unknown>): Record<string, number> {
  const names: Record<string, string> = { rowErrors: 'failed', failures: 'failed' };
  return Object.fromEntries(
    Object.entries(result).flatMap(([name, value]) => {
      if (typeof value === 'number') return [[name, value]];
      return names[name] && Array.isArray(value) ? [[names[name], value.length]] : [];
    }),
  );
}
