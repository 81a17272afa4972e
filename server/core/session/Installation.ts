import { Field, ObjectType } from 'type-graphql';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { DateTime } from '../graphql/scalars.ts';

/** What every visitor may know of this installation, so that pages promise nothing that it does not do. */
@ObjectType()
@Allow('PUBLIC')
export class Installation {
  @Field(() => Boolean, {
    description: 'Whether it sends emails. If not, it keeps them in its outbox, where administrators of the company read them.',
  })
  sendsMail!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      "When it makes its demo companies anew, with everything entered in them deleted; null if it never does, or the viewer's company is none of them.",
  })
  demoResetAt!: string | null;
}

/** The installation as a viewer, or a visitor who is not signed in, needs to know it. */
export async function installationFor({ session, database, viewer }: Context): Promise<Installation> {
  const { demoResetMinute } = session.settings;
  const isReset = demoResetMinute !== undefined && (!viewer || (await isDemo(database, viewer.companyId)));
  return { sendsMail: session.outbox.sends, demoResetAt: isReset ? nextDaily(demoResetMinute).toISOString() : null };
}

async function isDemo(database: Context['database'], companyId: string): Promise<boolean> {
  const found = await database.platform(em => em.execute<object[]>('select from company where id = ? and is_demo', [companyId]));
  return found.length > 0;
}

/** The next time at which a minute of the day begins, in UTC. */
export function nextDaily(minute: number, now = new Date()): Date {
  const next = new Date(now);
  next.setUTCHours(0, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
