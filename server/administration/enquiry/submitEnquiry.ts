import type { EntityManager } from '@mikro-orm/postgresql';
import type { CommittedChange } from '../../core/changes/ChangeFeed.ts';
import { publishChanges } from '../../core/changes/publishChanges.ts';
import { codeOf, type RecordClass } from '../../core/database/RecordType.ts';
import { newId } from '../../core/database/ids.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { attempt } from '../../core/session/attempts.ts';
import { inTransaction } from '../../core/session/SignedIn.ts';
import { DemoRequest } from './DemoRequest.ts';
import { demoRequestRules, newsletterRules } from './enquiry.rules.ts';
import { NewsletterSubscriber } from './NewsletterSubscriber.ts';

/** Input from a visitor who is not signed in. */
interface Left {
  email: string;
  dryRun?: boolean;
}

/** Subscribes an address to the newsletter; does nothing if already subscribed. Throws InvalidInput, Refused tooManyAttempts. */
export async function subscribe(context: Context, input: Left): Promise<void> {
  const { email } = check(newsletterRules, input);
  await attempt(context.database, 'NEWSLETTER', email, context.origin.ipAddress);
  await store(context, input.dryRun, NewsletterSubscriber, async (em, id, language) =>
    em.execute('insert into newsletter_subscriber (id, email, language) values (?, ?, ?) on conflict do nothing returning id', [
      id,
      email,
      language,
    ]),
  );
}

/** Stores a demo request; a repeat of an unhandled one is not stored again. Throws InvalidInput, Refused tooManyAttempts. */
export async function requestDemo(
  context: Context,
  input: Left & { name: string; company: string; message?: string | null },
): Promise<void> {
  const { name, email, company, message } = check(demoRequestRules, input);
  await attempt(context.database, 'DEMO_REQUEST', email, context.origin.ipAddress);
  await store(context, input.dryRun, DemoRequest, async (em, id, language) =>
    em.execute(
      'insert into demo_request (id, name, email, company, message, language) values (?, ?, ?, ?, ?, ?) on conflict do nothing returning id',
      [id, name, email, company, message, language],
    ),
  );
}

type Insert = (em: EntityManager, id: string, language: string) => Promise<object[]>;

/** Inserts a row in one platform transaction. A new row is announced to the platform company, so that SUPER_ADMIN's open lists show it. */
async function store({ database, language, changes }: Context, dryRun = false, type: RecordClass, insert: Insert): Promise<void> {
  const id = newId(codeOf(type));
  const written: CommittedChange[] = [];
  await inTransaction(database.forPlatform({ companyId: '' }), dryRun, async em => {
    const inserted = await insert(em, id, language.toUpperCase());
    if (!inserted.length) return;
    const platforms = await em.execute<{ id: string }[]>('select id from company where is_platform');
    for (const platform of platforms) written.push(...(await publishChanges(em, platform.id, [{ id, type: type.name, kind: 'CREATED' }])));
  });
  if (!dryRun) for (const change of written) changes.announce(change);
}
