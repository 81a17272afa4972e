import 'reflect-metadata';
import { makeSuperAdmin } from './administration/user/makeSuperAdmin.ts';
import { commandSettings, endWith, onDatabase } from './core/database/commandLine.ts';
import { StartError } from './core/errors.ts';
import { resetMinutes } from './core/session/links.ts';
import { openDatabase } from './database.ts';

/** `npm run super-admin -- <address>`: creates a SUPER_ADMIN and prints the link for choosing their password. */
async function make(address: string | undefined): Promise<number> {
  if (!address) throw new StartError('Name the address: npm run super-admin -- somebody@example.com');
  const settings = commandSettings();
  return onDatabase(settings, async where => {
    const database = await openDatabase(where);
    try {
      console.log(await makeSuperAdmin(database, address, settings.publicUrl));
      console.error(`Anyone with this link can set the password of ${address} within ${resetMinutes} minutes. The link works once.`);
      return 0;
    } finally {
      await database.close();
    }
  });
}

endWith(make(process.argv[2]));
