import { Args, Field, Int, InterfaceType } from 'type-graphql';
import { CompanyUser } from '../companyUser/CompanyUser.ts';
import { HistoryEntry } from '../trail/HistoryEntry.ts';
import { Node } from '../database/CompanyRecord.ts';
import { ConnectionOf, PageArgs } from '../graphql/Connection.ts';
import { Ordered } from '../graphql/ordered.ts';
import { compiled } from '../graphql/reads.ts';
import { Related } from '../graphql/related.ts';
import { SentDocument } from '../print/SentDocument.ts';
import { Comment } from './Comment.ts';
import { RecordFile } from './RecordFile.ts';

const CommentConnection = ConnectionOf(Comment);
const HistoryEntryConnection = ConnectionOf(HistoryEntry);

/**
 * Comments, files, history and sent documents of a record that has its own page; an entity gets them with `implements: [Node,
 * CommentableRecord]`. Only users who may read the record can read these, through it or by their own ids.
 */
@InterfaceType('Record', { implements: Node, resolveType: (row: { __typename: string }) => row.__typename })
export abstract class CommentableRecord extends Node {
  @Field(() => Int)
  version!: number;

  /** Comments, newest first. */
  @Field(() => CommentConnection)
  @Related((comment, record) => `${comment}.record_id = ${record}.id`)
  comments(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  @Field(() => [RecordFile])
  @Related((file, record) => `${file}.record_id = ${record}.id`)
  files(): RecordFile[] {
    return compiled();
  }

  /** Audit history, newest first. */
  @Field(() => HistoryEntryConnection)
  @Related((entry, record) => `${entry}.entity_id = ${record}.id`)
  history(@Args(() => PageArgs) _page: PageArgs): object {
    return compiled();
  }

  /** Users who are told of its comments and of its status. */
  @Field(() => [CompanyUser])
  @Related(
    (user, record) => `exists (select from record_follower f where f.company_id = ${record}.company_id and f.record_id = ${record}.id
      and f.user_id = ${user}.id and f.follows)`,
  )
  @Ordered({ name: 'asc' })
  followers(): CompanyUser[] {
    return compiled();
  }

  /** Documents sent by e-mail, newest last. */
  @Field(() => [SentDocument])
  @Related((sent, record) => `${sent}.record_id = ${record}.id`)
  sentDocuments!: SentDocument[];
}
