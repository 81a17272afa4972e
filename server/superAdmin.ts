import 'reflect-metadata';
import { makeSuperAdmin } from './administration/user/makeSuperAdmin.ts';
import { commandSettings, endWith, onDatabase } from './core/database/commandLine.ts';
import { StartError } from './core/errors.ts';
import { resetMinutes } from './core/session/links.ts';
import { openDatabase } from './database.ts';

/** `npm run super-admin -- <address>`: creates a SUPER_ADMIN and prints the link for choosing their password. */
async function make(address: string | undefined): Promise<number> {
  if (!address) throw new StartError('Say who: npm run super-admin -- somebody@example.com');
  const settings = commandSettings();
  return onDatabase(settings, async where => {
    const database = await openDatabase(where);
    try {
      console.log(await makeSuperAdmin(database, address, settings.publicUrl));
      console.error(`Whoever opens this link within ${resetMinutes} minutes chooses the password of ${address}. It works once.`);
      return 0;
    } finally {
      await database.close();
    }
  });
}

endWith(make(process.argv[2]));
