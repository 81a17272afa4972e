import { Migration } from '@mikro-orm/migrations';
import { comments } from './records/comment.ts';
import { erasedWords } from './records/erasedWords.ts';
import { erasure } from './records/erasure.ts';
import { erasedUser, forgetting } from './records/forgetting.ts';
import { jobs } from './records/job.ts';
import { lists } from './records/list.ts';
import { outboxMail, recordLink, sentDocument } from './records/mail.ts';
import { notifications } from './records/notification.ts';
import { invariantCheck, tasks } from './records/task.ts';
import { commands, trail } from './records/trail.ts';
import { webhooks } from './records/webhook.ts';

/** What every record has or leaves: its trail, mails, comments, files, notifications, lists, tasks and webhooks; and how a person is erased from it. */
export class Migration20261123000400Records extends Migration {
  up() {
    this.addSql(trail);
    this.addSql(commands);
    this.addSql(outboxMail);
    this.addSql(sentDocument);
    this.addSql(recordLink);
    this.addSql(comments);
    this.addSql(notifications);
    this.addSql(lists);
    this.addSql(jobs);
    this.addSql(webhooks);
    this.addSql(tasks);
    this.addSql(invariantCheck);
    this.addSql(forgetting);
    this.addSql(erasedUser);
    this.addSql(erasedWords);
    this.addSql(erasure);
  }
}
