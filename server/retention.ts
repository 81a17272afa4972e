import 'reflect-metadata';
import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { encryptionIn, withDecrypted } from './core/backup/encryption.ts';
import { commandSettings, endWith, onDatabase, typedPath } from './core/database/commandLine.ts';
import { StartError } from './core/errors.ts';
import { histories, historyNames, type HistoryName } from './core/retention/histories.ts';
import { onHistory } from './core/retention/onHistory.ts';
import { dropYears, oldYears, putAwayYear } from './core/retention/putAwayYears.ts';
import { takeBackYear } from './core/retention/takeBackYear.ts';

const usage = 'npm run retention -- /srv/backups --before 2020 [--table audit_entry] [--yes]';

/**
 * `npm run retention -- <folder> --before <year> [--table <name>] [--yes]`: writes old years of history to files and removes them;
 * without `--yes` it only tells. `npm run retention -- --restore <file>` puts a year back.
 */
async function retain(): Promise<number> {
  const { values, positionals } = typed();
  if (values.restore !== undefined) return restore(typedPath(values.restore)!);
  const before = Number(values.before);
  const thisYear = new Date().getUTCFullYear();
  if (!positionals[0] || !Number.isInteger(before)) throw new StartError(`Name the folder of the files and a year: ${usage}`);
  if (before < 1971 || before > thisYear) throw new StartError(`--before: a year from 1971 to ${thisYear}, whose history stays`);
  const folder = typedPath(positionals[0])!;
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new StartError(`${folder} is not a folder`);
  const chosen = values.table?.length ? values.table.map(nameOf) : historyNames;
  const encrypt = encryptionIn(process.env);
  return onOwner(async client => {
    let found = 0;
    for (const history of chosen) {
      for (const old of await oldYears(client, history, before)) {
        const { year, rows, staying } = old;
        if (staying) console.log(`${history} ${year}: ${staying} rows stay, as they ${histories[history].stays.because}`);
        if (!rows) continue;
        found += rows;
        if (values.yes) console.log(`${history} ${year}: ${rows} rows moved to ${await putAwayYear(client, old, { folder, encrypt })}`);
        else console.log(`${history} ${year}: ${rows} rows would be moved to ${folder}`);
      }
      if (values.yes) for (const part of await dropYears(client, history, before)) console.log(`${part}: dropped`);
    }
    if (!found) console.log(`Nothing to move from before ${before}`);
    else if (!values.yes) console.log('Nothing was changed: add --yes');
    return 0;
  });
}

async function restore(path: string): Promise<number> {
  if (!existsSync(path)) throw new StartError(`${path} does not exist`);
  return withDecrypted(path, process.env, plain =>
    onOwner(async client => {
      const { history, year, rows, left } = await takeBackYear(client, plain);
      console.log(
        `${history} ${year}: ${rows} rows restored, ${left} left out, as they are there already or refer to something that is gone`,
      );
      return 0;
    }),
  );
}

const onOwner = (work: Parameters<typeof onHistory<number>>[1]) =>
  onDatabase(commandSettings(), ({ url, ownerUrl = url }) => onHistory(ownerUrl, work));

function typed() {
  try {
    const options = {
      before: { type: 'string' },
      table: { type: 'string', multiple: true },
      yes: { type: 'boolean' },
      restore: { type: 'string' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}: ${usage}`);
  }
}

function nameOf(table: string): HistoryName {
  const name = historyNames.find(each => each === table);
  if (!name) throw new StartError(`--table: one of ${historyNames.join(', ')}`);
  return name;
}

endWith(retain());
