import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { Comment } from '../../core/record/Comment.ts';
import { CommentReaction } from '../../core/record/CommentReaction.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { dayIn, noonOf } from './demoDays.ts';

/**
 * Loads comments on a demo company's tasks, and reactions to them. `tasks` are ids by key, `users` by e-mail; a mentioned user is written by
 * their e-mail behind an @.
 */
export async function loadDiscussion(
  em: EntityManager,
  text: string,
  tasks: ReadonlyMap<string, string>,
  users: readonly { id: string; email: string; name: string }[],
): Promise<void> {
  const userOf = new Map(users.map(user => [user.email, user]));
  const comments = fieldsOf(text).map(([key, author, on, written, reactions]) => {
    const mentioned = users.filter(({ email }) => written.includes(`@${email}`));
    return {
      reactions: reactions ? reactions.split(', ').map(reaction => reaction.split(' ')) : [],
      values: {
        id: newId(codeOf(Comment)),
        recordId: tasks.get(key)!,
        author: userOf.get(author)!.id,
        text: mentioned
          .reduce((said, { email, name }) => said.replaceAll(`@${email}`, `@${name}`), written)
          .replaceAll(String.raw`\n`, '\n'),
        mentionIds: mentioned.map(({ id }) => id),
        createdAt: noonOf(dayIn(on)!),
        updatedAt: noonOf(dayIn(on)!),
      },
    };
  });
  await insertRecords(
    em,
    Comment,
    comments.map(({ values }) => values),
  );
  const given = comments.flatMap(({ values, reactions }) =>
    reactions.map(([kind, email]) => ({
      id: newId(codeOf(CommentReaction)),
      comment_id: values.id,
      user_id: userOf.get(email)!.id,
      kind,
      created_at: values.createdAt,
    })),
  );
  await em.execute(
    `insert into comment_reaction (id, comment_id, user_id, kind, created_at)
     select id, comment_id, user_id, kind, created_at
     from jsonb_to_recordset(?::jsonb) as r (id uuid, comment_id uuid, user_id uuid, kind text, created_at timestamptz)`,
    [JSON.stringify(given)],
  );
}
